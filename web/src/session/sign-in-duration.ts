import {
  browserSessionPersistence,
  indexedDBLocalPersistence,
  type Persistence,
} from 'firebase/auth';

/** In `localStorage`: the sign-in on this device ends with the browser. */
const ENDS_WITH_BROWSER = 'hearthkin.ends-with-browser';

/** Has no expiry, so the browser drops it when it closes, unless it restores its last session. */
const BROWSER_IS_OPEN = 'hearthkin_open';

/**
 * Notes how long the coming sign-in lasts, and returns where to keep it: for all tabs, until sign-out
 * with `remember`, until the browser closes without.
 */
export function persistenceFor(remember: boolean): Persistence {
  forgetDuration();
  if (remember) return indexedDBLocalPersistence;
  writeCookie('1');
  // Without cookies nothing would end it, so it lives in this tab only.
  if (!browserIsOpen()) return browserSessionPersistence;
  storage()?.setItem(ENDS_WITH_BROWSER, '1');
  return indexedDBLocalPersistence;
}

/** Whether the browser was closed since a sign-in that was to end with it. */
export function signInHasEnded(): boolean {
  return storage()?.getItem(ENDS_WITH_BROWSER) === '1' && !browserIsOpen();
}

export function forgetDuration(): void {
  storage()?.removeItem(ENDS_WITH_BROWSER);
  writeCookie('; Max-Age=0');
}

/** Null where the browser blocks it, and cookies with it. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function browserIsOpen(): boolean {
  return document.cookie.split('; ').includes(`${BROWSER_IS_OPEN}=1`);
}

function writeCookie(value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API can't write one that ends with the browser everywhere.
  document.cookie = `${BROWSER_IS_OPEN}=${value}; Path=/; SameSite=Lax${secure}`;
}
