import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction } from 'firebase/firestore';
import { closeIfGone, firestore } from '../../firebase/firestore';
import { CallError, type CallErrorCode } from '../../lib/call-error';
import { reportError } from '../../lib/report-error';

const CODES: Readonly<Record<string, CallErrorCode>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'unauthenticated',
  'storage/retry-limit-exceeded': 'unavailable',
};

/** The error for a failed write of `what`. Unexpected ones are logged. */
export function storeError(error: unknown, what: string): CallError {
  if (error instanceof CallError) return error;
  closeIfGone(error);
  const code = error instanceof FirebaseError ? CODES[error.code] : undefined;
  if (code === undefined) {
    console.warn(`${what} could not be saved`, error);
    reportError(error, 'save');
  }
  return new CallError(code ?? 'internal');
}

/** @throws CallError */
export function requireNetwork(): void {
  if (!navigator.onLine) throw new CallError('offline');
}

/**
 * Runs a transaction, so that nothing shows as saved before the server has it and nothing waits
 * offline.
 * @throws CallError
 */
export async function commit(
  what: string,
  work: (transaction: Transaction) => Promise<void> | void,
): Promise<void> {
  requireNetwork();
  try {
    await runTransaction(firestore(), async (transaction) => work(transaction));
  } catch (error) {
    throw storeError(error, what);
  }
}
