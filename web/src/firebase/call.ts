import type { CallableInput, CallableName, CallableResults } from '@hearthkin/domain/callables';
import { CallError } from '../lib/call-error';
import { askForFreshSignIn } from '../lib/fresh-sign-in';
import { whenIdle } from '../lib/when-idle';

const TIMEOUT_MS = 20_000;

/**
 * Face comparison is slow on a cold start, pictures travel with a claim, a video is read and written again, and some accounts have a lot to
 * gather or delete.
 */
const SLOW_CALL_TIMEOUTS_MS: Partial<Record<CallableName, number>> = {
  checkIdentity: 60_000,
  publishProfileFile: 60_000,
  fileClaim: 60_000,
  answerClaim: 60_000,
  downloadAccount: 60_000,
  openSuspension: 60_000,
  deleteAccount: 300_000,
  deleteAccountByStaff: 300_000,
  suspendAccount: 300_000,
  resetDatabase: 300_000,
};

/**
 * Calls a function. Where people must have signed in a moment ago, it asks them to, and calls again.
 * @throws CallError
 */
export async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableResults[Name]> {
  try {
    return await callOnce(name, input);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'sign-in-too-old') throw error;
    if (!(await askForFreshSignIn())) throw error;
    return callOnce(name, input);
  }
}

async function callOnce<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableResults[Name]> {
  if (!navigator.onLine) throw new CallError('offline');
  const { send } = await sdk();
  return send(name, input, SLOW_CALL_TIMEOUTS_MS[name] ?? TIMEOUT_MS);
}

/** The functions SDK. If it can't be loaded, nothing has been sent. */
async function sdk() {
  try {
    return await import('./functions-client');
  } catch (error) {
    console.warn('Could not load the functions client', error);
    throw new CallError(navigator.onLine ? 'not-loaded' : 'offline');
  }
}

// Loaded once the page is idle, so the first call doesn't wait for it, and a tab that is open
// during a deploy doesn't ask for a chunk that is gone.
if (typeof window !== 'undefined') whenIdle(() => void sdk().catch(() => {}));
