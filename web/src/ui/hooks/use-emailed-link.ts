import { useCallback } from 'react';
import { CallError, type CallErrorCode } from '../../lib/call-error';
import { failureSentence } from './use-action';
import { useLoad } from './use-load';

/** The reasons for which a link doesn't work and never will. */
const REFUSALS: readonly CallErrorCode[] = [
  'token-invalid',
  'token-expired',
  'invalid-input',
  'already-exists',
];

/** The answer to the token of an emailed link. */
export type LinkAnswer<T> =
  | { readonly status: 'found'; readonly value: T }
  /** The link doesn't work and never will. The code is null where there is no token. */
  | { readonly status: 'refused'; readonly code: CallErrorCode | null }
  /** No answer. Asking again gives it. */
  | { readonly status: 'failed'; readonly why: string };

/** The calls under way, by token: a link may work once, so renders side by side share one call. */
const calls = new Map<string, Promise<unknown>>();

function once<T>(token: string, ask: (token: string) => Promise<T>): Promise<T> {
  // A token belongs to one kind of link, which asks for one thing.
  const known = calls.get(token) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const call = ask(token).finally(() => calls.delete(token));
  calls.set(token, call);
  return call;
}

async function answer<T>(
  token: string,
  ask: (token: string) => Promise<T>,
): Promise<LinkAnswer<T>> {
  if (token === '') return { status: 'refused', code: null };
  try {
    return { status: 'found', value: await once(token, ask) };
  } catch (error) {
    if (error instanceof CallError && REFUSALS.includes(error.code)) {
      return { status: 'refused', code: error.code };
    }
    return { status: 'failed', why: failureSentence(error) };
  }
}

/**
 * Asks with the token of an emailed link, as soon as the page is open.
 * @param ask must be the same function in every render.
 * @returns the answer, null until there is one.
 */
export function useEmailedLink<T>(token: string | null, ask: (token: string) => Promise<T>) {
  const load = useCallback((key: string) => answer(key, ask), [ask]);
  const { retry, ...loaded } = useLoad(token ?? '', load);
  return { answer: loaded.status === 'ready' ? loaded.value : null, retry };
}
