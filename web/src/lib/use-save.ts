import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { useState } from 'react';
import { CallError } from './call-error';
import type * as ProfileStore from './profile-store';

interface SaveState {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
}

const IDLE: SaveState = { isBusy: false, failure: null };

/**
 * What writes profiles, loaded on demand. Not even asked for without a network: a browser may
 * remember a script that could not be loaded as one that never can be.
 * @throws CallError
 */
export async function profileStore(): Promise<typeof ProfileStore> {
  if (!navigator.onLine) throw new CallError('offline');
  return import('./profile-store');
}

/** Saves something of the profile; `onSaved` is told when the server has it. */
export function useSave(onSaved: () => void) {
  const { run, ...state } = useSaving(onSaved);
  const save = (work: (store: typeof ProfileStore) => Promise<void>): Promise<void> =>
    run(async () => work(await profileStore()));
  return { ...state, save };
}

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
