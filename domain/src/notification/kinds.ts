/** Booking events that cause notifications. */
export const BOOKING_EVENT_KINDS = [
  'booking-requested',
  'booking-confirmed',
  'booking-declined',
  'booking-withdrawn',
  'booking-cancelled',
  'booking-expired',
  'booking-completed',
  'booking-time-proposed',
  'booking-proposal-declined',
  'booking-moved',
  'booking-place-proposed',
  'booking-place-declined',
  'booking-place-agreed',
  // The card couldn't be charged: the member is asked to pay again, and then the companion to answer.
  'booking-unpaid',
  'booking-paid-again',
  // Our team gave the member a part of the price back.
  'booking-refunded',
  // Sent by a schedule, to both sides.
  'booking-reminder-day',
  'booking-reminder-hour',
  'booking-reminder-room',
  // Whether a side of an in-person session is all right. It can't be muted.
  'booking-check-in',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** Every kind of notification. */
export const NOTIFICATION_KINDS = [
  ...BOOKING_EVENT_KINDS,
  // A side says that a session didn't take place as agreed.
  'claim-filed',
  'claim-answered',
  'claim-decided',
  'messages-unread',
  // A companion can talk right now, as the member asked to be told. It can't be muted.
  'companion-free',
  'payout-paid',
  // A plan was paid for and begins; a payment for it failed; it has ended.
  'plan-begun',
  'plan-unpaid',
  'plan-ended',
  // What was submitted has arrived, and what comes next.
  'verification-received',
  'verification-verified',
  'verification-rejected',
  'verification-revoked',
  // Their name or photo is no longer the one that was looked at.
  'verification-reopened',
  'identity-matched',
  'identity-refused',
  // What was checked of a person ends after 24 months: in a month; now.
  'identity-ending',
  'identity-expired',
  'application-received',
  'application-accepted',
  'application-returned',
  // The background check behind a companion's badge.
  'background-ordered',
  'background-recorded',
  'background-ending',
  'background-expired',
  'background-withdrawn',
  // Members no longer find them, and no other notification says so.
  'listing-hidden',
  // Staff have looked at the sessions that a companion missed.
  'listing-resumed',
  // The badge of the training ends in a month; it has ended.
  'training-expiring',
  'training-ended',
  'event-approved',
  'event-rejected',
  'event-cancelled',
  // A guest on the waiting list got a place.
  'event-place',
  // The host wrote to everyone with a place.
  'event-message',
  'activity-cancelled',
  // Staff ask a companion to host a group activity; it waits for an answer, and ends by itself, by staff, or because the host is another.
  'activity-asked',
  'activity-reminder',
  'activity-lapsed',
  'activity-withdrawn',
  // Staff changed words of what the companion hosts, or decided about what they proposed.
  'activity-changed',
  'activity-published',
  'activity-returned',
  'activity-rejected',
  'story-published',
  'story-returned',
  'review-published',
  // Staff removed a review of the companion, or the companion's answer to one.
  'review-removed',
  'review-reply-removed',
  // Staff have decided about something that was reported.
  'report-answered',
  'content-removed',
  // Staff warn a person. It can't be muted.
  'account-warned',
  // Staff keep a person from meeting others for a while. It can't be muted. It is over, or they lifted it.
  'account-restricted',
  'restriction-ended',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Topics that people can mute. */
export const NOTIFICATION_TOPICS = [
  'bookings',
  'reminders',
  'messages',
  'payouts',
  'decisions',
  'community',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

const TOPIC_OF: Readonly<Record<Exclude<NotificationKind, BookingEventKind>, NotificationTopic>> = {
  'claim-filed': 'bookings',
  'claim-answered': 'bookings',
  'claim-decided': 'bookings',
  'messages-unread': 'messages',
  'companion-free': 'bookings',
  'payout-paid': 'payouts',
  'plan-begun': 'bookings',
  'plan-unpaid': 'bookings',
  'plan-ended': 'bookings',
  'verification-received': 'decisions',
  'verification-verified': 'decisions',
  'verification-rejected': 'decisions',
  'verification-revoked': 'decisions',
  'verification-reopened': 'decisions',
  'identity-matched': 'decisions',
  'identity-refused': 'decisions',
  'identity-ending': 'decisions',
  'identity-expired': 'decisions',
  'application-received': 'decisions',
  'application-accepted': 'decisions',
  'application-returned': 'decisions',
  'background-ordered': 'decisions',
  'background-recorded': 'decisions',
  'background-ending': 'decisions',
  'background-expired': 'decisions',
  'background-withdrawn': 'decisions',
  'listing-hidden': 'decisions',
  'listing-resumed': 'decisions',
  'training-expiring': 'decisions',
  'training-ended': 'decisions',
  'event-approved': 'decisions',
  'event-rejected': 'decisions',
  'event-cancelled': 'community',
  'event-place': 'community',
  'event-message': 'community',
  'activity-cancelled': 'community',
  'activity-asked': 'decisions',
  'activity-reminder': 'decisions',
  'activity-lapsed': 'decisions',
  'activity-withdrawn': 'decisions',
  'activity-changed': 'decisions',
  'activity-published': 'decisions',
  'activity-returned': 'decisions',
  'activity-rejected': 'decisions',
  'story-published': 'decisions',
  'story-returned': 'decisions',
  'review-published': 'bookings',
  'review-removed': 'decisions',
  'review-reply-removed': 'decisions',
  'report-answered': 'decisions',
  'content-removed': 'decisions',
  'account-warned': 'decisions',
  'account-restricted': 'decisions',
  'restriction-ended': 'decisions',
};

/** The topic a kind belongs to. */
export function topicOf(kind: NotificationKind): NotificationTopic {
  if (kind in TOPIC_OF) return TOPIC_OF[kind as keyof typeof TOPIC_OF];
  return kind.startsWith('booking-reminder-') || kind === 'booking-check-in'
    ? 'reminders'
    : 'bookings';
}
