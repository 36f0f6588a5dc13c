import { useSyncExternalStore } from 'react';
import type { SignedIn } from './auth-client';

/** Sign-in times are whole seconds, so a sign-in may be this much later than it says. */
const SIGN_IN_PRECISION_MS = 1_000;

let holds = 0;
const listeners = new Set<() => void>();

function hold(change: 1 | -1): void {
  holds += change;
  for (const listener of listeners) listener();
}

/**
 * Keeps this device signed in while `work` ends the account's sessions. Whether this one has ended
 * is checked when `work` is done.
 */
export async function keepSessionDuring<T>(work: () => Promise<T>): Promise<T> {
  hold(1);
  try {
    return await work();
  } finally {
    hold(-1);
  }
}

/** Resolves once this device no longer keeps its session; null if it doesn't keep it now. */
export function sessionIsKept(): Promise<void> | null {
  if (holds === 0) return null;
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (holds > 0) return;
      stop();
      resolve();
    });
  });
}

/** Whether a session began before the account's sessions were ended (`users.sessionsEndedAt`). */
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

/** Whether this device is ending its own session right now. */
export function useSessionIsKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holds > 0,
    () => false,
  );
}
