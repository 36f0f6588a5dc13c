import { useSyncExternalStore } from 'react';
import { onUserChange } from '../lib/user-change';

/**
 * What Facebook gave this page at the sign-in, and asks for before it shows its picture of the person. Only in memory: after a
 * reload the picture isn't offered.
 */
let token: string | null = null;
const listeners = new Set<() => void>();

export function rememberPhotoToken(given: string | null): void {
  token = given;
  for (const listener of listeners) listener();
}

/** Facebook's token of this sign-in; null with another provider, and after a reload. It may come after the session. */
export function usePhotoToken(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => token,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onUserChange(() => rememberPhotoToken(null));
