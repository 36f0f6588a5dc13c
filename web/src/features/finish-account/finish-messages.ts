import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { CallError } from '../../lib/call-error';
import { errorSentence } from '../../lib/error-sentence';

/** Specification 1, section 8. */
export const CREATED = `Account created successfully! Welcome to ${PRODUCT_NAME}`;
const EMAIL_TAKEN =
  'An account with this email already exists. Please use a different email or try logging in.';

/** Why the account could not be created. */
export function finishProblem(error: unknown): string {
  console.warn('Could not create the account', error);
  if (!(error instanceof CallError)) return registrationFailed(ERROR_MESSAGES.internal);
  if (error.code === 'underage') return ERROR_MESSAGES.underage;
  const reason = error.code === 'already-exists' ? EMAIL_TAKEN : errorSentence(error);
  return registrationFailed(reason);
}

function registrationFailed(reason: string): string {
  return `Registration failed: ${reason}`;
}
