import {
  mailFailureMessage,
  PASSWORD_RESET_MESSAGES,
} from '@hearthkin/domain/account/password-reset-messages';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { CallError } from '../../lib/call-error';

/** What a person reads when a link could not be asked for. */
export function requestFailure(error: unknown): string {
  if (!(error instanceof CallError)) return mailFailureMessage(undefined);
  if (error.code === 'internal') return mailFailureMessage(undefined);
  if (error.code === 'sender-failed') return mailFailureMessage(error.details.status);
  return ERROR_MESSAGES[error.code];
}

/** What a person reads when a new password could not be set; for a link that works. */
export function resetFailure(error: unknown): string {
  if (!(error instanceof CallError)) return PASSWORD_RESET_MESSAGES.resetFailed;
  if (error.isUnsent || error.code === 'unavailable') return ERROR_MESSAGES[error.code];
  return PASSWORD_RESET_MESSAGES.resetFailed;
}

/** Whether the server refused the link itself. */
export function isRefusedLink(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.code === 'token-invalid' || error.code === 'token-expired' || isMalformed(error))
  );
}

/** A token so long that it cannot be one. */
function isMalformed(error: CallError): boolean {
  const { issues } = error.details;
  return (
    error.code === 'invalid-input' &&
    Array.isArray(issues) &&
    issues.some(({ path }) => Array.isArray(path) && path[0] === 'token')
  );
}
