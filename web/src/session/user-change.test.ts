import { afterEach, expect, test, vi } from 'vitest';
import { onUserChange } from '../lib/user-change';
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
