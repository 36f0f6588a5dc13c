import type { AppErrorCode } from './errors';

/**
 * Failures without a callable's code: the device is offline, the client code for calls could not
 * load, the server doesn't answer, or it failed for an unknown reason.
 */
export type TransportErrorCode = (typeof TRANSPORT_CODES)[number];
const TRANSPORT_CODES = ['offline', 'not-loaded', 'unavailable', 'internal'] as const;

/** The sentence for each error code. A code without one doesn't compile. */
export const ERROR_MESSAGES: Readonly<Record<AppErrorCode | TransportErrorCode, string>> = {
  unauthenticated: 'Please sign in to continue.',
  forbidden: 'You don’t have permission to do that.',
  'app-unverified':
    'We couldn’t check your browser. Turn off content blockers for this site, then reload the page.',
  'invalid-input': 'Some details are missing or wrong. Check them and try again.',
  'not-found': 'This no longer exists.',
  'unreadable-file': 'We can’t read this file. Please choose another.',
  unreadable: 'Something here is damaged on our side. We’ve been notified and will fix it.',
  'slot-taken': 'Someone just booked this time. Pick another one.',
  hosting: 'You’re hosting something at this time. Suggest a new time or decline.',
  'host-busy': 'There’s an accepted session at this time. Close this and open it again to see it.',
  'price-changed': 'The price has changed. Check the new price and confirm again.',
  'outside-window': 'This activity isn’t available at that time.',
  'not-listed': 'This companion isn’t taking bookings right now.',
  'no-agreement': 'You two can’t arrange this right now.',
  'training-missing':
    'They haven’t passed “Crisis” and “Safety” of the training yet. Their checklist asks them to.',
  'not-online': 'They just went offline. Ask someone else, or schedule for later.',
  'bad-transition': 'This just changed. Refresh to see the latest.',
  'already-decided': 'This was already handled.',
  'undo-over': 'This can’t be undone anymore.',
  outdated: 'This changed while you were reading it. Close it and read it again.',
  'has-begun': 'It has already started.',
  'start-passed': 'It must start in the future. Check the date and time.',
  'relied-on': 'People rely on these details. Cancel it and create a new one.',
  'not-approved': 'Their application isn’t approved. Record the check as you approve it.',
  'no-place': 'Sorry, this is full, canceled or already underway.',
  'has-left': 'They’ve left the event.',
  'no-check-in': 'You can check people in from 30 minutes before the start until a day after it.',
  'no-host-message':
    'You can message everyone while the event is on and someone has a spot, until a day after it starts.',
  'no-such-date': 'One of its dates can’t be, so it can’t be approved.',
  'payment-failed':
    'Their payment didn’t go through, so nothing is agreed yet. We’ve asked them to pay again.',
  'card-declined': 'Your card was declined. Your plan stays as it is.',
  'plan-active': 'You already have a plan. Change it instead.',
  'plan-missing': 'You don’t have a plan.',
  'plan-unpaid': 'Pay for your plan first, then change it.',
  'credit-used':
    'You’ve used more of this month’s credit than that plan leaves. End your plan with the month, then choose it.',
  'payment-unavailable': 'We can’t reach our payment service. Nothing was charged. Try again soon.',
  'too-early': 'You can’t do this yet.',
  'room-closed': 'This session’s room has closed.',
  'token-invalid': 'Invalid or missing reset token',
  'token-expired': 'Token is invalid or expired',
  'rate-limited': 'Too many attempts. Wait a little, then try again.',
  unfinished: 'Your decision is saved. The rest finishes automatically within the hour.',
  'bookings-left':
    'Your decision is saved, but some sessions aren’t canceled yet. Press again to cancel those.',
  'sender-failed': 'Failed to send email. Please try again.',
  'already-exists': 'This already exists.',
  'phone-taken':
    'An account with this phone number already exists. Each person can only have one account.',
  'email-taken':
    'An account with this email already exists. Please use a different email or try logging in.',
  'already-reported':
    'You’ve reported this already, and we’re still looking at it. To add something, contact us.',
  'own-email': 'This is already your email. Please enter another one.',
  'phone-unverified': 'Please verify your phone number',
  'identity-unverified': 'Please verify your identity first.',
  'account-restricted': 'Your account is restricted right now.',
  'no-trusted-contact': 'Your trusted contact hasn’t confirmed yet.',
  'email-missing': 'Please enter your email address',
  'sign-in-too-old': 'Please enter your password again to continue.',
  'no-second-factor':
    'This needs a second sign-in step. Sign out, then sign in again with the code we text you.',
  'sign-in-changed':
    'Your password or email was changed outside Hearthkin. Reset your password by email to continue.',
  'lesson-passed': 'You’ve passed this lesson. You can take it again when it’s about to expire.',
  'quiz-answered':
    'These answers were already checked, so they can’t be sent again. This page shows how it went.',
  'last-way': 'This is your only way to sign in. Add another one first.',
  underage: 'You must be 18 or older to use this service.',
  'no-face': 'We couldn’t find a face in the photo. Try again in better light.',
  'faces-differ':
    'Identity verification failed. Photos do not match or are unclear. Please try again.',
  paused: 'This is paused right now. Please try again later.',
  offline: 'You’re offline. Nothing was sent. Try again when you’re back online.',
  'not-loaded': 'Part of this page didn’t load, so nothing was sent. Try again or reload.',
  unavailable: 'We can’t connect right now. Nothing was lost. Try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
};

/** The sentence for a refusal whose details name their `subject`. */
export const SUBJECT_MESSAGES: Partial<
  Record<keyof typeof ERROR_MESSAGES, (subject: string) => string>
> = {
  'already-decided': (colleague) => `${colleague} has already handled this.`,
  'not-listed': (hosted) =>
    `Members can’t find you right now, so you can’t host ${hosted}. Your dashboard shows what’s missing.`,
};

/** Whether a value from the wire is a code that a callable may return. Browsers needn't load the table of statuses for it. */
export function isAppErrorCode(value: unknown): value is AppErrorCode {
  const isKnown = typeof value === 'string' && Object.hasOwn(ERROR_MESSAGES, value);
  return isKnown && !TRANSPORT_CODES.some((code) => code === value);
}
