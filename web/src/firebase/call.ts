import type { CallableInput, CallableName, CallableResults } from '@hearthkin/domain/callables';
import { CallError, callErrorOf, type SdkError } from '../lib/call-error';
import { whenIdle } from '../lib/when-idle';

const TIMEOUT_MS = 20_000;

/**
 * Comparing two faces takes longer on a machine that has only just started, and an account may have
 * much to gather or to remove.
 */
const SLOW: Partial<Record<CallableName, number>> = {
  checkIdentity: 60_000,
  downloadAccount: 60_000,
  deleteAccount: 300_000,
  deleteAccountByStaff: 300_000,
  suspendAccount: 300_000,
  resetDatabase: 300_000,
};

/** @throws CallError */
export async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableResults[Name]> {
  if (!navigator.onLine) throw new CallError('offline');
  const { callableOf } = await sdk();
  try {
    const callable = callableOf<CallableInput<Name>, CallableResults[Name]>(name, {
      timeout: SLOW[name] ?? TIMEOUT_MS,
    });
    return (await callable(input)).data;
  } catch (error) {
    throw callErrorOf(error as SdkError);
  }
}

/** What calls need besides. Without it nothing has been sent. */
async function sdk() {
  try {
    return await import('./functions-client');
  } catch (error) {
    console.warn('What calls are made with could not be loaded', error);
    throw new CallError(navigator.onLine ? 'not-loaded' : 'offline');
  }
}

// After the page, but before the first call: nobody waits for it, and a tab that stays open while the
// site is deployed anew has it.
if (typeof window !== 'undefined') whenIdle(() => void sdk().catch(() => {}));
