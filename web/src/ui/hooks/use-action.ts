import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { useState } from 'react';
import { CallError } from '../../lib/call-error';

interface ActionState {
  readonly isBusy: boolean;
  /** Why the last attempt failed, as a sentence. */
  readonly failure: string | null;
}

const IDLE: ActionState = { isBusy: false, failure: null };

/**
 * An act that calls, saves or deletes: busy while it runs, and a sentence when it fails.
 *
 * @param onDone called when the server has it.
 * @param sentenceOf what the reader is told of an error; the catalogue's sentence unless given.
 */
export function useAction(
  onDone: () => void = () => {},
  sentenceOf: (error: unknown) => string = failureSentence,
) {
  const [state, setState] = useState<ActionState>(IDLE);

  async function run(work: () => Promise<unknown>): Promise<void> {
    setState({ isBusy: true, failure: null });
    try {
      await work();
      setState(IDLE);
      onDone();
    } catch (error) {
      setState({ isBusy: false, failure: sentenceOf(error) });
    }
  }

  return { ...state, run, clear: () => setState(IDLE) };
}

/** What the reader is told when an action fails. */
export function failureSentence(error: unknown): string {
  if (error instanceof CallError) return ERROR_MESSAGES[error.code];
  console.warn('An action failed', error);
  return ERROR_MESSAGES.unavailable;
}
