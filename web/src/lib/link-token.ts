import { type LoaderFunctionArgs, replace } from 'react-router-dom';

/**
 * The token of a mailed link that opens the page at `path`. It stays neither in the history nor in
 * what the page tells others it came from; the tab keeps it, so that a reload does not lose the link.
 */
export function linkToken(key: string, path: string) {
  /** Stands in where a browser blocks storage; lasts until a reload. */
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

  /** A route's loader: takes the token out of the address before anything of the page is loaded. */
  function take({ request }: LoaderFunctionArgs) {
    const token = new URL(request.url).searchParams.get('token');
    if (token === null) return null;
    remember(token === '' ? null : token);
    return replace(path);
  }

  return { take, current, remember };
}
