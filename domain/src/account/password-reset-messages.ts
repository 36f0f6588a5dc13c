import { ERROR_MESSAGES } from '../messages';

/** What a person reads on the way to a new password (specification 1, sections 5 and 8). */
export const PASSWORD_RESET_MESSAGES = {
  /** There is no token in the link at all. */
  tokenMissing: ERROR_MESSAGES['token-invalid'],
  /** The token was refused when the page opened. */
  tokenRefused: 'Invalid or expired reset token',
  /** The token was refused when the new password was sent. */
  tokenEnded: ERROR_MESSAGES['token-expired'],
  linkInvalid: 'This password reset link is invalid or has expired. Please request a new one.',
  resetFailed: 'Failed to reset password. Please try again.',
} as const;

/**
 * Why a mail could not be sent, by the status of the first sender (specification 1, section 8). Only
 * where trying again can help does the sentence say so: a client (451) or an address (403) that is
 * refused now will be refused again.
 */
const MAIL_FAILURES: Readonly<Record<number, string>> = {
  0: 'Email service unavailable. Please try again later.',
  403: 'Failed to send email',
  429: 'Email service is currently unavailable. Please try again later.',
  451: 'Email service error',
};

/** The sentence for `sender-failed`; `status` is what the error's details carry. */
export function mailFailureMessage(status: unknown): string {
  const known = typeof status === 'number' ? MAIL_FAILURES[status] : undefined;
  return known ?? ERROR_MESSAGES['sender-failed'];
}
