import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * What a press opens: null until its code is there. That comes once the page has nothing more urgent
 * to do; `ask` is for the press, and loads it where that went wrong. `load` stays the same function.
 */
export function usePart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const ask = useCallback(() => {
    load().then(
      (part) => setPart(() => part),
      (error: unknown) => console.warn('A part of the page could not be loaded', error),
    );
  }, [load]);
  useEffect(() => whenIdle(ask), [ask]);
  return { Part, ask };
}
