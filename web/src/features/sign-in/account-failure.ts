import { mailFailureMessage } from '@hearthkin/domain/account/password-reset-messages';
import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { CallError } from '../../lib/call-error';
import { ACCOUNT_CLOSED } from '../../lib/closed-account';
import { errorSentence } from '../../lib/error-sentence';
import type { SignInFailure } from '../../session/auth-client';
import { providerProblem } from '../../session/provider-messages';

/** The reason why reauthentication failed. Only the password was asked for. */
const REAUTH_FAILURES: Readonly<Record<SignInFailure, string>> = {
  'unknown-email': 'Incorrect password.',
  'wrong-password': 'Incorrect password.',
  'wrong-credentials': 'Incorrect password.',
  changed: ERROR_MESSAGES['sign-in-changed'],
  cancelled: 'Sign-in needs the code we text you. Please try again.',
  ended: 'Your session on this device has ended. Please sign in again.',
  suspended: ACCOUNT_CLOSED,
  'too-many-attempts': ERROR_MESSAGES['rate-limited'],
  offline: 'We couldn’t sign you in. Check your connection and try again.',
  failed: ERROR_MESSAGES.internal,
};

/** The reason why an account change failed. */
export function accountFailure(error: unknown, provider: ProviderId | null): string {
  if (error instanceof CallError) {
    if (error.code === 'sender-failed') return mailFailureMessage(error.details.status);
    return errorSentence(error);
  }
  // Recognized by name, because the classes are in lazy chunks.
  if (error instanceof Error && error.name === 'SignInError' && 'reason' in error) {
    return REAUTH_FAILURES[error.reason as SignInFailure];
  }
  if (error instanceof Error && error.name === 'ProviderError' && provider !== null) {
    return providerProblem(provider, error);
  }
  console.warn('Could not change the account', error);
  return ERROR_MESSAGES.unavailable;
}
