import { useEffect, useRef } from 'react';

/**
 * For what appears in place of something else, such as the outcome of what was pressed: it comes into view and takes the focus.
 * @param what changes when something else appears there; null for nothing.
 */
export function useArrival<T extends HTMLElement>(what: string | null) {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (what === null) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView?.({ block: 'center' });
  }, [what]);
  return ref;
}
