import { useCallback, useEffect, useRef, useState } from 'react';
import { failureSentence } from '../../ui/hooks/use-action';

/** The pause in typing after which it is saved. */
const PAUSE_MS = 1_000;

type SaveState =
  | { readonly status: 'saved' | 'unsaved' }
  | { readonly status: 'failed'; readonly failure: string };

/**
 * Saves a value when typing pauses, when the page is hidden, when the network is back, and on `flush`. One save at a time, so
 * that an older value never overwrites a newer one.
 * @param value as text, so that equal values are equal.
 * @param first what the server has.
 */
export function useAutosave(
  value: string,
  first: string,
  save: (value: string, before: string) => Promise<void>,
) {
  const [state, setState] = useState<SaveState>({ status: 'saved' });
  const latest = useRef({ value, save });
  latest.current = { value, save };
  const saved = useRef(first);
  const running = useRef<Promise<string | null> | null>(null);

  /** @returns why the latest value isn't saved; null when it is. */
  const flush = useCallback(async (): Promise<string | null> => {
    const saveAll = async (): Promise<string | null> => {
      try {
        while (latest.current.value !== saved.current) {
          const now = latest.current.value;
          await latest.current.save(now, saved.current);
          saved.current = now;
        }
        setState({ status: 'saved' });
        return null;
      } catch (error) {
        const failure = failureSentence(error);
        setState({ status: 'failed', failure });
        return failure;
      }
    };
    // Waits for a running save, which may have begun with an older value.
    while (running.current !== null) await running.current;
    running.current = saveAll();
    const failure = await running.current;
    running.current = null;
    return failure;
  }, []);

  useEffect(() => {
    if (value === saved.current) return;
    setState((now) => (now.status === 'failed' ? now : { status: 'unsaved' }));
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, flush]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const onBack = () => void flush();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onBack);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', onBack);
      // The page is left.
      void flush();
    };
  }, [flush]);

  return { state, flush };
}
