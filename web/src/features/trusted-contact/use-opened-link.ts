import { useEffect, useState } from 'react';
import { CallError } from '../../lib/call-error';

type Opened<T> =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly found: T }
  /** The link doesn't work and never will. */
  | { readonly status: 'refused' }
  /** No answer. */
  | { readonly status: 'unknown' };

const REFUSALS = ['token-invalid', 'token-expired', 'invalid-input'];

/** What an emailed link leads to. `open` stays the same, and changes nothing. */
export function useOpenedLink<T>(token: string | null, open: (token: string) => Promise<T>) {
  const [opened, setOpened] = useState<Opened<T>>({ status: 'opening' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks again
  useEffect(() => {
    if (token === null) return;
    let isShown = true;
    const show = (next: Opened<T>) => {
      if (isShown) setOpened(next);
    };
    show({ status: 'opening' });
    open(token).then(
      (found) => show({ status: 'open', found }),
      (error: unknown) => {
        const isRefused = error instanceof CallError && REFUSALS.includes(error.code);
        show({ status: isRefused ? 'refused' : 'unknown' });
      },
    );
    return () => {
      isShown = false;
    };
  }, [token, open, round]);
  const current: Opened<T> = token === null ? { status: 'refused' } : opened;
  return { opened: current, retry: () => setRound((last) => last + 1) };
}
