import { type LoaderFunctionArgs, replace } from 'react-router-dom';

/**
 * The token of an emailed link that opens the page at `path`. It is taken out of the address, so
 * that it is not in the history or in referrers, and kept in the tab so that a reload doesn't lose
 * it.
 */
export function linkToken(key: string, path: string) {
  /** Used when a browser blocks storage. Lost on reload. */
  let remembered: string | null = null;

  function remember(token: string | null): void {
    try {
      if (token === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, token);
    } catch {
      remembered = token;
    }
  }

  /** The token this tab was opened with, if any. */
  function current(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return remembered;
    }
  }

  /** A route loader. Takes the token out of the address before the page loads. */
  function take({ request }: LoaderFunctionArgs) {
    const token = new URL(request.url).searchParams.get('token');
    if (token === null) return null;
    remember(token === '' ? null : token);
    return replace(path);
  }

  return { take, current, remember };
}
