import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';

/** Null while loading; empty when there are none or the request failed. */
export function useFeatured<T>(load: () => Promise<readonly T[]>): readonly T[] | null {
  const [found, setFound] = useState<readonly T[] | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (items: readonly T[]) => {
      if (isShown) setFound(items);
    };
    // After the first paint, so that the request delays nothing.
    whenIdle(() => {
      if (isShown) void load().then(show, () => show([]));
    });
    return () => {
      isShown = false;
    };
  }, [load]);
  return found;
}
