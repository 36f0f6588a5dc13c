import type { AppErrorCode } from './errors';

/**
 * Failures without a callable's code: the device is offline, the client code for calls could not
 * load, the server doesn't answer, or it failed for an unknown reason.
 */
export type TransportErrorCode = 'offline' | 'not-loaded' | 'unavailable' | 'internal';

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
  'price-changed': 'The price has changed. Check the new price and confirm again.',
  'outside-window': 'This activity isn’t available at that time.',
  'not-listed': 'This companion isn’t taking bookings right now.',
  'no-agreement': 'You two can’t arrange this right now.',
  'not-online': 'They just went offline. Ask someone else, or schedule for later.',
  'bad-transition': 'This booking just changed. Refresh to see the latest.',
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
  'sender-failed': 'Failed to send email. Please try again.',
  'already-exists': 'This already exists.',
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
  offline: 'You’re offline. Nothing was sent. Try again when you’re back online.',
  'not-loaded': 'Part of this page didn’t load, so nothing was sent. Try again or reload.',
  unavailable: 'We can’t connect right now. Nothing was lost. Try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
};
