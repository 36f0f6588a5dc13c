import { ERROR_MESSAGES, SUBJECT_MESSAGES } from '@hearthkin/domain/foundation/messages';
import type { CallError } from './call-error';
import { referenceSentence } from './reference';

/**
 * The sentence for the person. A refusal by a limit brings its own sentence, with when to try again; a refusal may name
 * its subject; an unexpected failure brings the reference by which our team finds it.
 */
export function errorSentence({ code, details, correlationId }: CallError): string {
  const { sentence, subject } = details;
  if (code === 'rate-limited' && typeof sentence === 'string') return sentence;
  const about = SUBJECT_MESSAGES[code];
  if (about !== undefined && typeof subject === 'string') return about(subject);
  return withReference(ERROR_MESSAGES[code], correlationId);
}

/** A sentence about a failure, and the reference that a person can give support. */
export function withReference(sentence: string, correlationId: string | null): string {
  return correlationId === null ? sentence : `${sentence} ${referenceSentence(correlationId)}`;
}
