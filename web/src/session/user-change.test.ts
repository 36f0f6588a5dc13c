// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { mayUseFiles } from '../firebase/device-files';
import { onUserChange } from '../lib/user-change';
import { claimForExpected, expectedUser } from './expected-user';
import { persistenceFor } from './sign-in-duration';
import { setDeviceUser } from './user-change';

const cleanup = vi.fn();
onUserChange(cleanup);

afterEach(async () => {
  await setDeviceUser(null);
  localStorage.clear();
  sessionStorage.clear();
  cleanup.mockReset();
  vi.unstubAllGlobals();
});

/** A fake IndexedDB that only lists and deletes. */
function deviceWith(...names: string[]) {
  const files = new Set(names);
  vi.stubGlobal('indexedDB', {
    databases: async () => [...files].map((name) => ({ name })),
    deleteDatabase(name: string) {
      files.delete(name);
      const request = { onsuccess: () => {} };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  });
  return files;
}

test('a user who returns to their own device keeps their data', async () => {
  deviceWith();
  await setDeviceUser('frida');
  await setDeviceUser('frida');
  expect(cleanup).not.toHaveBeenCalled();
});

test('a user finds nothing of the device’s previous user', async () => {
  const files = deviceWith('firestore/[DEFAULT]/hearthkin/main', 'firebaseLocalStorageDb');
  await setDeviceUser('frida');
  await setDeviceUser('sven');
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect([...files]).toEqual(['firebaseLocalStorageDb']);
});

test('a visitor finds nothing of a user who closed the browser without signing out', async () => {
  const files = deviceWith('firestore/[DEFAULT]/hearthkin/main');
  await setDeviceUser('frida');
  await setDeviceUser(null);
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(files.size).toBe(0);
  await setDeviceUser(null);
  expect(cleanup).toHaveBeenCalledTimes(1);
});

test('a visitor in a new tab finds nothing of a user who closed theirs', async () => {
  const files = deviceWith('firestore/[DEFAULT]/hearthkin/main');
  localStorage.setItem('hearthkin.data-of', 'frida');
  await setDeviceUser(null);
  expect(files.size).toBe(0);
  // None of Frida's data was ever in this tab.
  expect(cleanup).not.toHaveBeenCalled();
});

test('one failed cleanup doesn’t stop the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const files = deviceWith('firestore/x');
  cleanup.mockRejectedValueOnce(new Error('stuck'));
  await setDeviceUser('frida');
  await setDeviceUser('sven');
  expect(files.size).toBe(0);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a user is expected again where their data is, in a new tab too', async () => {
  deviceWith();
  expect(expectedUser()).toBeNull();
  await setDeviceUser('frida');
  expect(expectedUser()).toBe('frida');
  sessionStorage.clear();
  expect(expectedUser()).toBe('frida');
  await setDeviceUser(null);
  expect(expectedUser()).toBeNull();
});

test('no one is expected whose sign-in may have ended', async () => {
  deviceWith();
  await setDeviceUser('frida');
  persistenceFor(false);
  expect(expectedUser()).toBe('frida');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'hearthkin_open=; Max-Age=0; Path=/';
  expect(expectedUser()).toBeNull();
  persistenceFor(true);
  // This tab is someone else's.
  sessionStorage.setItem('hearthkin.tab-of', 'sven');
  expect(expectedUser()).toBeNull();
  sessionStorage.clear();
  const cookies = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(expectedUser()).toBeNull();
  sessionStorage.setItem('hearthkin.tab-of', 'frida');
  expect(expectedUser()).toBe('frida');
  cookies.mockRestore();
});

test('what the device has is the expected user’s until another is signed in', async () => {
  const files = deviceWith('firestore/x');
  localStorage.setItem('hearthkin.data-of', 'frida');
  await claimForExpected();
  expect(mayUseFiles()).toBe(true);
  expect(files.size).toBe(1);
  await setDeviceUser('sven');
  expect(files.size).toBe(0);
  expect(localStorage.getItem('hearthkin.data-of')).toBe('sven');
});
