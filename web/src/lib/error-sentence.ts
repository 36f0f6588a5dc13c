import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import type { CallError } from './call-error';
import { referenceSentence } from './reference';

/**
 * What the person is told. A refusal by a limit brings its own sentence, with when to try again; an
 * unexpected failure brings the reference by which our team finds it.
 */
export function errorSentence({ code, details, correlationId }: CallError): string {
  const { sentence } = details;
  if (code === 'rate-limited' && typeof sentence === 'string') return sentence;
  return withReference(ERROR_MESSAGES[code], correlationId);
}

/** A sentence about a failure, and the reference that a person can give support. */
export function withReference(sentence: string, correlationId: string | null): string {
  return correlationId === null ? sentence : `${sentence} ${referenceSentence(correlationId)}`;
}
