import { late } from '../../ui/late';

export const CannotMeetNotice = late(
  async () => (await import('./cannot-meet-notice')).CannotMeetNotice,
  { isRare: true },
);
export const CannotMeetDialog = late(
  async () => (await import('./cannot-meet-notice')).CannotMeetDialog,
  { isRare: true },
);
