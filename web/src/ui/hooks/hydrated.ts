import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the page is hydrated. False in prerendering and until hydration has finished: whatever
 * depends on the reader's clock, zone or language must wait for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
