import { late } from '../../ui/late';

export const UnverifiedNotice = late(
  async () => (await import('./unverified-notice')).UnverifiedNotice,
);
export const UnverifiedDialog = late(
  async () => (await import('./unverified-notice')).UnverifiedDialog,
);
