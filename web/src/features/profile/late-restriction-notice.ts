import { late } from '../../ui/late';

export const RestrictionNotice = late(
  async () => (await import('./restriction-notice')).RestrictionNotice,
  { isRare: true },
);
