import {
  mailFailureMessage,
  PASSWORD_RESET_MESSAGES,
} from '@hearthkin/domain/account/password-reset-messages';
import { CallError } from '../../lib/call-error';
import { errorSentence, withReference } from '../../lib/error-sentence';

/** The reason why a reset link could not be sent. */
export function requestFailure(error: unknown): string {
  if (!(error instanceof CallError)) return mailFailureMessage(undefined);
  if (error.code === 'internal')
    return withReference(mailFailureMessage(undefined), error.correlationId);
  if (error.code === 'sender-failed') return mailFailureMessage(error.details.status);
  return errorSentence(error);
}

/** The reason why a new password could not be set, for a valid link. */
export function resetFailure(error: unknown): string {
  if (!(error instanceof CallError)) return PASSWORD_RESET_MESSAGES.resetFailed;
  if (error.isUnsent || error.code === 'unavailable') return errorSentence(error);
  return withReference(PASSWORD_RESET_MESSAGES.resetFailed, error.correlationId);
}

/** Whether the server refused the link. */
export function isRefusedLink(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.code === 'token-invalid' || error.code === 'token-expired' || isMalformed(error))
  );
}

/** Whether the token failed validation. */
function isMalformed(error: CallError): boolean {
  const { issues } = error.details;
  return (
    error.code === 'invalid-input' &&
    Array.isArray(issues) &&
    issues.some(({ path }) => Array.isArray(path) && path[0] === 'token')
  );
}
