import { ACCOUNT_MESSAGES } from '@hearthkin/domain/account/account-messages';
import { CallError } from '../../lib/call-error';
import { errorSentence, withReference } from '../../lib/error-sentence';
import { useAction } from '../../ui/hooks/use-action';
import type * as ProfileStore from './profile-store';

/**
 * Loads the profile store on demand. Doesn't try while offline, because a browser may remember a
 * failed import for good.
 * @throws CallError
 */
export async function profileStore(): Promise<typeof ProfileStore> {
  if (!navigator.onLine) throw new CallError('offline');
  return import('./profile-store');
}

function saveFailure(error: unknown): string {
  if (!(error instanceof CallError)) return ACCOUNT_MESSAGES.notSaved;
  if (error.code !== 'internal') return errorSentence(error);
  return withReference(ACCOUNT_MESSAGES.notSaved, error.correlationId);
}

/**
 * Saves part of a profile. Calls `onSaved` when the server has it.
 *
 * @param until after success, it stays busy until this value changes.
 */
export function useSave(onSaved: () => void, until?: unknown) {
  const { run, ...state } = useAction(onSaved, saveFailure, until);
  const save = (work: (store: typeof ProfileStore) => Promise<void>) =>
    run(async () => work(await profileStore()));
  return { ...state, save };
}
