import {
  browserSessionPersistence,
  indexedDBLocalPersistence,
  type Persistence,
} from 'firebase/auth';
import { BROWSER_IS_OPEN, browserIsOpen, deviceStorage, ENDS_WITH_BROWSER } from './sign-in-end';

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
  deviceStorage()?.setItem(ENDS_WITH_BROWSER, '1');
  return indexedDBLocalPersistence;
}

export function forgetDuration(): void {
  deviceStorage()?.removeItem(ENDS_WITH_BROWSER);
  writeCookie('; Max-Age=0');
}

function writeCookie(value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API can't write one that ends with the browser everywhere.
  document.cookie = `${BROWSER_IS_OPEN}=${value}; Path=/; SameSite=Lax${secure}`;
}
