import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { useState } from 'react';
import { CallError } from '../../lib/call-error';

interface SaveState {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
}

const IDLE: SaveState = { isBusy: false, failure: null };

/** Saves anything; `onSaved` is told when the server has it. */
export function useSaving(onSaved: () => void) {
  const [state, setState] = useState<SaveState>(IDLE);

  async function run(work: () => Promise<void>): Promise<void> {
    setState({ isBusy: true, failure: null });
    try {
      await work();
      setState(IDLE);
      onSaved();
    } catch (error) {
      setState({ isBusy: false, failure: saveFailure(error) });
    }
  }

  return { ...state, run };
}

/** What a person reads when something could not be saved. */
export function saveFailure(error: unknown): string {
  if (error instanceof CallError) return ERROR_MESSAGES[error.code];
  console.warn('It could not be saved', error);
  return ERROR_MESSAGES.unavailable;
}
