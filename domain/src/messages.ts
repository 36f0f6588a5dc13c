import type { AppErrorCode } from './errors';

/**
 * Failures without a callable's code: the device is offline, the client code for calls could not
 * load, the server doesn't answer, or it failed for an unknown reason.
 */
export type TransportErrorCode = 'offline' | 'not-loaded' | 'unavailable' | 'internal';

/** The sentence for each error code. A code without one doesn't compile. */
export const ERROR_MESSAGES: Readonly<Record<AppErrorCode | TransportErrorCode, string>> = {
  unauthenticated: 'Please sign in to continue.',
  forbidden: 'You are not allowed to do this.',
  'invalid-input': 'Some details are missing or not valid. Please check them and try again.',
  'not-found': 'This no longer exists.',
  unreadable:
    'Something stored here is damaged, so this is not possible now. We are told about it and will look.',
  'slot-taken': 'This time has just been taken. Please choose another time.',
  'price-changed': 'The price has changed. Please look at the new price and confirm again.',
  'outside-window': 'This time is outside the hours this session can be booked for.',
  'not-listed': 'This companion cannot be booked at the moment.',
  'bad-transition': 'This booking has changed in the meantime, so this is no longer possible.',
  'too-early': 'It is too early to do this.',
  'token-invalid': 'Invalid or missing reset token',
  'token-expired': 'Token is invalid or expired',
  'rate-limited': 'Too many attempts. Please wait a little and try again.',
  unfinished:
    'This is decided, but not everything is done yet. The rest continues by itself within the hour; you need not repeat it.',
  'sender-failed': 'Failed to send email. Please try again.',
  'already-exists': 'This already exists.',
  'phone-unverified': 'Please verify your phone number',
  'identity-unverified': 'Please verify your identity first.',
  'email-missing': 'Please enter your email address',
  'sign-in-too-old': 'Please enter your password again to go on.',
  'no-second-factor':
    'Your sign-in has no second step, which our team needs. Sign out, and sign in again with the code we text you.',
  'sign-in-changed':
    'Your password or email address was changed outside Hearthkin. Reset your password by email to continue.',
  'last-way': 'This is your only way to sign in. Add another one first.',
  underage: 'You must be 18 or older to use this service.',
  'no-face': 'We could not find a face in the photo. Please try again in better light.',
  'faces-differ':
    'Identity verification failed. Photos do not match or are unclear. Please try again.',
  offline: 'You are offline. Nothing was sent; please try again once you are connected.',
  'not-loaded':
    'A part of this page could not be loaded, so nothing was sent. Please try again, or reload the page.',
  unavailable:
    'Hearthkin cannot be reached at the moment. Nothing was lost; please try again shortly.',
  internal: 'Something went wrong on our side. Please try again.',
};
