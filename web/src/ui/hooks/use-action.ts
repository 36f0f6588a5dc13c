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
 * Runs an action that calls, saves or deletes, with busy and failure state.
 *
 * @param onDone called when the server has it.
 * @param sentenceOf turns an error into a sentence; by default the catalogue's.
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

/** The sentence shown when an action fails. */
export function failureSentence(error: unknown): string {
  if (error instanceof CallError) return ERROR_MESSAGES[error.code];
  console.warn('An action failed', error);
  return ERROR_MESSAGES.unavailable;
}
