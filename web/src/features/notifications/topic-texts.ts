import type { UserType } from '@hearthkin/domain/foundation/fields';
import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';

/** The kinds of news of each topic; null where it doesn't apply. */
export const TOPIC_TEXTS: Readonly<
  Record<UserType, Readonly<Record<NotificationTopic, string | null>>>
> = {
  spender: {
    bookings: 'Replies to your requests, new times, cancellations and completed sessions.',
    reminders: 'A day and an hour before a session starts.',
    messages: 'New messages from companions. We email you if one is unread after an hour.',
    payouts: null,
    decisions: 'When we have your documents, and our decisions on them, your stories and events.',
    community: 'When something you joined is canceled, or a spot opens up for you.',
  },
  earner: {
    bookings: 'New requests, replies to new times, cancellations, completed sessions and reviews.',
    reminders: 'A day and an hour before a session starts.',
    messages: 'New messages from members. We email you if one is unread after an hour.',
    payouts: 'When your share of a session is due.',
    decisions:
      'When we have your documents and application, and our decisions on them, reviews, stories and events.',
    community: 'When something you joined is canceled, or a spot opens up for you.',
  },
};

/** A warning for users who turn off bookings in both channels. */
export const MISSED_BOOKINGS: Readonly<Record<UserType, string>> = {
  spender:
    'With both off, you won’t hear when a companion replies, suggests a new time or cancels. Check your bookings often.',
  earner:
    'With both off, you could miss requests, and unanswered ones expire. Check your bookings often.',
};
