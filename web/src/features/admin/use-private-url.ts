import { useEffect, useState } from 'react';
// Not with import(): the page is a chunk of its own, and always shows files.
import { privateUrl } from '../../lib/storage';

export type PrivateUrl =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly url: string };

/** The address of a file that only staff and its owner may see. */
export function usePrivateUrl(path: string) {
  const [state, setState] = useState<PrivateUrl>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same path
  useEffect(() => {
    let isShown = true;
    setState({ status: 'loading' });
    privateUrl(path).then(
      (url) => {
        if (isShown) setState({ status: 'ready', url });
      },
      (error: unknown) => {
        console.warn('The document could not be opened', error);
        if (isShown) setState({ status: 'failed' });
      },
    );
    return () => {
      isShown = false;
    };
  }, [path, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
