import { useEffect, useState } from 'react';

type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/**
 * Loads a value by key, and again when the key changes.
 * @param load must be the same function in every render.
 */
export function useLoad<T, Key extends string>(
  key: Key,
  load: (key: Key) => Promise<T>,
): Loaded<T> & { readonly retry: () => void } {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads the same key again
  useEffect(() => {
    let isShown = true;
    setState({ status: 'loading' });
    load(key).then(
      (value) => {
        if (isShown) setState({ status: 'ready', value });
      },
      (error: unknown) => {
        console.warn('Could not load', error);
        if (isShown) setState({ status: 'failed' });
      },
    );
    return () => {
      isShown = false;
    };
  }, [key, load, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
