import type { NotificationKind } from './kinds';

/** Title in the app, and the email's subject unless it has its own. */
export const NOTIFICATION_TITLES: Readonly<Record<NotificationKind, string>> = {
  'booking-requested': 'New session request',
  'booking-confirmed': 'Your session is confirmed',
  'booking-declined': 'Your request was declined',
  'booking-withdrawn': 'A session request was withdrawn',
  'booking-cancelled': 'A session was cancelled',
  'booking-expired': 'A session request has expired',
  'booking-completed': 'A session is complete',
  'booking-time-proposed': 'Another time is proposed',
  'booking-proposal-declined': 'The proposed time does not suit',
  'booking-moved': 'A session has a new time',
  'booking-reminder-day': 'Your session is coming up',
  'booking-reminder-hour': 'Your session begins soon',
  'messages-unread': 'New messages',
  'payout-paid': 'Your share is paid out',
  'verification-verified': 'Verification complete',
  'verification-rejected': 'Your verification needs attention',
  'verification-revoked': 'Your verification was taken back',
  'verification-reopened': 'We look at your verification again',
  'identity-matched': 'Identity check complete',
  'identity-refused': 'Your identity check needs attention',
  'application-accepted': 'Application accepted',
  'application-returned': 'Your application needs another look',
  'event-approved': 'Your event is published',
  'event-rejected': 'Your event was not published',
  'event-cancelled': 'An event was cancelled',
  'event-place': 'You have a place',
  'activity-cancelled': 'A group activity was cancelled',
  'story-published': 'Your story is published',
  'story-returned': 'Your story needs another look',
};

/** Sentences about a booking, for both app and email. `name` is the other side's, if known. */
export const BOOKING_SENTENCES = {
  'booking-requested': (name?: string) => `${who(name)} asks you for a session.`,
  'booking-confirmed': (name?: string) => `${who(name)} has accepted your request.`,
  'booking-declined': (name?: string) =>
    `${who(name)} cannot take this session. The amount set aside for it is yours again.`,
  'booking-withdrawn': (name?: string) =>
    `${who(name)} has taken the request back. The time is free again.`,
  'booking-completed': (name?: string) => `The session${withName(name)} is complete.`,
  'booking-proposal-declined': (name?: string) =>
    `${who(name)} cannot make the time you proposed. The booking stays as it was.`,
  'booking-moved': (name?: string) => `${who(name)} has agreed to the new time.`,
  'booking-reminder-day': (name?: string) =>
    `Your session${withName(name)} is less than a day away.`,
  'booking-reminder-hour': (name?: string) =>
    `Your session${withName(name)} begins within the hour.`,
} as const satisfies Partial<Record<NotificationKind, (name?: string) => string>>;

export const DOCUMENTS_REJECTED = 'Your documents could not be accepted as they are.';

export const VERIFICATION_REVOKED = 'Our team has taken your verification back.';

export const VERIFICATION_REOPENED =
  'You changed your name or photo. Your badge comes back when our team has looked at it.';

/** The name, or a placeholder if unknown. */
export function who(name?: string): string {
  return name || 'Somebody';
}

export function withName(name?: string): string {
  return name ? ` with ${name}` : '';
}

/** A sentence with the notes of staff, if any. */
export function withNotes(sentence: string, notes?: string): string {
  return notes ? `${sentence} Our team wrote: ${notes}` : sentence;
}

/** A sentence with the reason of a cancellation, if any. */
export function withReason(sentence: string, reason?: string): string {
  return reason ? `${sentence} The reason given: ${reason}` : sentence;
}
