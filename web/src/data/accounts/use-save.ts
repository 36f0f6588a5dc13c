import { CallError } from '../../lib/call-error';
import { useAction } from '../../ui/hooks/use-action';
import type * as ProfileStore from './profile-store';

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
  const { run, ...state } = useAction(onSaved);
  const save = (work: (store: typeof ProfileStore) => Promise<void>): Promise<void> =>
    run(async () => work(await profileStore()));
  return { ...state, save };
}
