import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';

/** Titles and descriptions of the notification topics. */
export const TOPIC_WORDS: Readonly<
  Record<
    NotificationTopic,
    {
      readonly title: string;
      /** Completes "You will get no more mails about …". */
      readonly about: string;
    }
  >
> = {
  bookings: { title: 'Bookings', about: 'your bookings' },
  reminders: { title: 'Reminders', about: 'sessions that are coming up' },
  messages: { title: 'Messages', about: 'messages' },
  payouts: { title: 'Earnings', about: 'your earnings' },
  decisions: { title: 'Decisions of our staff', about: 'decisions of our staff' },
  community: { title: 'Community', about: 'events you joined' },
};
