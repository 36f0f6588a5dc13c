import { ERROR_MESSAGES } from '../foundation/messages';

/** Sentences of the password reset (specification 1, sections 5 and 8). */
export const PASSWORD_RESET_MESSAGES = {
  /** The link has no token. */
  tokenMissing: ERROR_MESSAGES['token-invalid'],
  /** The token was refused when the page opened. */
  tokenRefused: 'Invalid or expired reset token',
  /** The token was refused when the new password was sent. */
  tokenEnded: ERROR_MESSAGES['token-expired'],
  linkInvalid: 'This password reset link is invalid or has expired. Please request a new one.',
  resetFailed: 'Failed to reset password. Please try again.',
} as const;

/**
 * The reason why an email could not be sent, by the status of the first sender (specification 1, section 8).
 * Only errors that may pass suggest trying again: a refused client (451) or address (403) stays
 * refused.
 */
const MAIL_FAILURES: Readonly<Record<number, string>> = {
  0: 'Email service unavailable. Please try again later.',
  403: 'Failed to send email',
  429: 'Email service is currently unavailable. Please try again later.',
  451: 'Email service error',
};

/** The sentence for `sender-failed`; `status` is in the error's details. */
export function mailFailureMessage(status: unknown): string {
  const known = typeof status === 'number' ? MAIL_FAILURES[status] : undefined;
  return known ?? ERROR_MESSAGES['sender-failed'];
}
