import { PASSWORD_MESSAGES } from '@hearthkin/domain/account/password';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { CallError } from '../../lib/call-error';
import { EMAIL_REFUSED } from '../../lib/email-refused';
import { errorSentence } from '../../lib/error-sentence';
import type { LinkFailure } from '../../session/complete-account';
import type { ShortValues } from './short-values';

/** Specification 1, section 8. */
export const CREATED = `Account created successfully! Welcome to ${PRODUCT_NAME}`;

/** The reason why the account could not be created. */
export function finishProblem(error: unknown): string {
  console.warn('Could not create the account', error);
  if (!(error instanceof CallError)) {
    const sentence = SENTENCES[linkFailureOf(error)];
    return failedFieldOf(error) === null ? registrationFailed(sentence) : sentence;
  }
  if (error.code === 'underage') return ERROR_MESSAGES.underage;
  return registrationFailed(errorSentence(error));
}

/** The field that a failure is about; null for none. */
export function failedFieldOf(error: unknown): keyof ShortValues | null {
  if (error instanceof CallError) return error.code === 'underage' ? 'dateOfBirth' : null;
  return FIELDS[linkFailureOf(error)] ?? null;
}

const FIELDS: Partial<Record<LinkFailure, keyof ShortValues>> = {
  'email-taken': 'email',
  'email-refused': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
};

const SENTENCES: Readonly<Record<LinkFailure, string>> = {
  'email-taken': ERROR_MESSAGES['email-taken'],
  'email-refused': EMAIL_REFUSED,
  'invalid-email': 'Invalid email format.',
  'weak-password': PASSWORD_MESSAGES.weak,
  'sign-in-too-old': ERROR_MESSAGES.internal,
  offline: ERROR_MESSAGES.unavailable,
  failed: ERROR_MESSAGES.internal,
};

/** The reason why the sign-in couldn’t be made. By name, because the class is in a lazy chunk. */
function linkFailureOf(error: unknown): LinkFailure {
  const isKnown = error instanceof Error && error.name === 'LinkError' && 'reason' in error;
  return isKnown ? (error.reason as LinkFailure) : 'failed';
}

function registrationFailed(reason: string): string {
  return `Registration failed: ${reason}`;
}
