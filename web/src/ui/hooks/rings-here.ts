import { useSyncExternalStore } from 'react';
import { onRingsHere, ringsHere } from '../../lib/ring';

/** Whether this device rings for requests to talk right now. */
export function useRingsHere(): boolean {
  return useSyncExternalStore(onRingsHere, ringsHere, () => false);
}
