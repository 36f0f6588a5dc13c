import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

const KEY = 'hearthkin.reset-token';

/** Stands in where a browser blocks storage; lasts until a reload. */
let remembered: string | null = null;

/**
 * Takes the token out of the address before anything of the page is loaded, so that it stays
 * neither in the history nor in what the page tells others it came from. The tab keeps it, so that
 * a reload does not lose the link.
 */
export function takeResetToken({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return null;
  rememberResetToken(token === '' ? null : token);
  return replace(PATHS.resetPassword);
}

/** The token this tab was opened with, if any. */
export function resetToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return remembered;
  }
}

export function rememberResetToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    remembered = token;
  }
}
