// @vitest-environment jsdom

import { browserSessionPersistence, indexedDBLocalPersistence } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDuration, persistenceFor } from './sign-in-duration';
import { signInHasEnded } from './sign-in-end';

const closeBrowser = () => {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
};

beforeEach(() => {
  localStorage.clear();
  closeBrowser();
});

it('keeps a remembered sign-in when the browser closes', () => {
  expect(persistenceFor(true)).toBe(indexedDBLocalPersistence);
  closeBrowser();
  expect(signInHasEnded()).toBe(false);
});

it('shares another sign-in between tabs until the browser closes', () => {
  expect(persistenceFor(false)).toBe(indexedDBLocalPersistence);
  expect(signInHasEnded()).toBe(false);
  closeBrowser();
  expect(signInHasEnded()).toBe(true);
});

it('forgets an earlier choice with a later sign-in', () => {
  persistenceFor(false);
  persistenceFor(true);
  expect(document.cookie).toBe('');
  expect(signInHasEnded()).toBe(false);
});

it('leaves nothing behind after a sign-out', () => {
  persistenceFor(false);
  forgetDuration();
  expect(document.cookie).toBe('');
  expect(signInHasEnded()).toBe(false);
});

it('keeps a sign-in in its tab when the browser takes no cookies', () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(persistenceFor(false)).toBe(browserSessionPersistence);
  expect(signInHasEnded()).toBe(false);
  cookies.mockRestore();
});
