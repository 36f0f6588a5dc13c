import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page runs in somebody's browser. False where it is rendered ahead and until it has come
 * to life: what depends on the reader's clock, zone or language must wait for that.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
