import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import type { CallError } from './call-error';

/** What the person is told. A refusal by a limit brings its own sentence, with when to try again. */
export function errorSentence({ code, details }: CallError): string {
  const { sentence } = details;
  return code === 'rate-limited' && typeof sentence === 'string' ? sentence : ERROR_MESSAGES[code];
}
