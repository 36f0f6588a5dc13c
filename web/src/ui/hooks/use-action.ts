import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { useEffect, useState } from 'react';
import { CallError } from '../../lib/call-error';
import { errorSentence } from '../../lib/error-sentence';
import { reportError } from '../../lib/report-error';

interface ActionState<Name> {
  /** The running action; null when none runs. */
  readonly running: Name | null;
  /** The reason why the last attempt failed, as a sentence. */
  readonly failure: string | null;
}

const IDLE: ActionState<never> = { running: null, failure: null };

/**
 * Runs an action that calls, saves or deletes, with busy and failure state.
 *
 * @param onDone called when the server has it.
 * @param sentenceOf turns an error into a sentence; by default the catalogue's.
 * @param until after success, the action stays busy until this value changes.
 */
export function useAction<Name extends string = string>(
  onDone: () => void = () => {},
  sentenceOf: (error: unknown) => string = failureSentence,
  until?: unknown,
) {
  const [state, setState] = useState<ActionState<Name>>(IDLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `until` ends the action
  useEffect(() => setState(IDLE), [until]);

  /**
   * @param name tells several actions of one hook apart.
   * @returns why it failed; null on success.
   */
  async function run(
    work: () => Promise<unknown>,
    name = 'running' as Name,
  ): Promise<string | null> {
    setState({ running: name, failure: null });
    try {
      await work();
      if (until === undefined) setState(IDLE);
      onDone();
      return null;
    } catch (error) {
      const failure = sentenceOf(error);
      setState({ running: null, failure });
      return failure;
    }
  }

  return {
    ...state,
    isBusy: state.running !== null,
    run,
    /** Hides the failure. */
    clear: () => setState((current) => (current.failure === null ? current : IDLE)),
  };
}

/** The sentence shown when an action fails. */
export function failureSentence(error: unknown): string {
  if (error instanceof CallError) return errorSentence(error);
  console.warn('An action failed', error);
  reportError(error, 'action');
  return ERROR_MESSAGES.unavailable;
}
