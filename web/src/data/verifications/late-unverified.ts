import { late } from '../../ui/late';

export const UnverifiedNotice = late(
  async () => (await import('./unverified-notice')).UnverifiedNotice,
  { isRare: true },
);
export const UnverifiedDialog = late(
  async () => (await import('./unverified-notice')).UnverifiedDialog,
  { isRare: true },
);
