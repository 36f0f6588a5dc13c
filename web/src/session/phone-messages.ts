import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import type { PhoneFailure } from './phone-sign-in';

/** Specification 1, sections 5 and 8. */
export const PHONE_MESSAGES = {
  'invalid-number': 'Please enter a valid phone number',
  'malformed-code': 'Please enter a valid 6-digit code',
  'wrong-code': 'Invalid verification code. Please try again.',
  'expired-code': 'This code has expired. Request a new one.',
  taken: ERROR_MESSAGES['phone-taken'],
  'too-many-attempts': ERROR_MESSAGES['rate-limited'],
  offline: ERROR_MESSAGES.unavailable,
  failed: ERROR_MESSAGES.internal,
} as const;

/** The reason why a code could not be sent or checked. By name, because the class is in a lazy chunk. */
export function phoneFailureOf(error: unknown): PhoneFailure {
  if (error instanceof Error && error.name === 'PhoneError' && 'reason' in error) {
    return error.reason as PhoneFailure;
  }
  console.warn('The phone step failed', error);
  return 'failed';
}

/** Whether a text can be a code. */
export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
