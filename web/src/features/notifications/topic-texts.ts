import type { UserType } from '@hearthkin/domain/account/fields';
import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';

/** What each topic covers; null where it doesn't apply. */
export const TOPIC_TEXTS: Readonly<
  Record<UserType, Readonly<Record<NotificationTopic, string | null>>>
> = {
  spender: {
    bookings:
      'Answers to your requests, proposals of another time, cancellations, and sessions that are complete.',
    reminders: 'A day and an hour before a session begins.',
    messages: 'When a companion has written to you. By mail when it is still unread an hour later.',
    payouts: null,
    decisions: 'What our staff say to your documents, your stories and the events you host.',
    community:
      'When an event or activity you joined is cancelled, and when a place you waited for is yours.',
  },
  earner: {
    bookings:
      'New requests, answers to your proposals, cancellations, and sessions that are complete.',
    reminders: 'A day and an hour before a session begins.',
    messages: 'When a member has written to you. By mail when it is still unread an hour later.',
    payouts: 'When your share of a session is paid out.',
    decisions:
      'What our staff say to your documents, your application, your stories and the events you host.',
    community:
      'When an event or activity you joined is cancelled, and when a place you waited for is yours.',
  },
};

/** A warning for users who turn off bookings in both channels. */
export const MISSED_BOOKINGS: Readonly<Record<UserType, string>> = {
  spender:
    'With both switched off you will not hear when a companion answers, proposes another time or cancels. Please look at your bookings now and then.',
  earner:
    'With both switched off you could miss a request. One that is not answered in time expires, so please look at your bookings now and then.',
};
