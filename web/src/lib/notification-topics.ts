import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';

/** Titles and descriptions of the notification topics. */
export const TOPIC_WORDS: Readonly<
  Record<
    NotificationTopic,
    {
      readonly title: string;
      /** Completes "We won’t send emails about …". */
      readonly about: string;
    }
  >
> = {
  bookings: { title: 'Bookings', about: 'your bookings' },
  reminders: { title: 'Reminders', about: 'upcoming sessions' },
  messages: { title: 'Messages', about: 'messages' },
  payouts: { title: 'Earnings', about: 'your earnings' },
  decisions: { title: 'Our decisions', about: 'our decisions' },
  community: { title: 'Community', about: 'events you joined' },
};
