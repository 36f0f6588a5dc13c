import { useSyncExternalStore } from 'react';
import type { SignedIn } from './auth-client';

/** Sign-ins are dated by whole seconds: one may be this much younger than it says. */
const SIGN_IN_PRECISION_MS = 1_000;

let holds = 0;
const listeners = new Set<() => void>();

function hold(change: 1 | -1): void {
  holds += change;
  for (const listener of listeners) listener();
}

/**
 * Lets this device end its own sessions without being thrown out in the middle: whether it has to
 * go is only asked once `work` is done.
 */
export async function keepSessionDuring<T>(work: () => Promise<T>): Promise<T> {
  hold(1);
  try {
    return await work();
  } finally {
    hold(-1);
  }
}

/** Whether a session began before its account's sessions were ended (`users.sessionsEndedAt`). */
export function isEnded(
  { signedInAt }: Pick<SignedIn, 'signedInAt'>,
  sessionsEndedAt: Date | null,
): boolean {
  return (
    sessionsEndedAt !== null &&
    signedInAt.getTime() + SIGN_IN_PRECISION_MS <= sessionsEndedAt.getTime()
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something runs that ends this device's own session. */
export function useSessionIsKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holds > 0,
    () => false,
  );
}
