import { afterEach, expect, test, vi } from 'vitest';
import { onUserChange } from '../lib/user-change';
import { handDeviceTo } from './user-change';

const cleanup = vi.fn();
onUserChange(cleanup);

afterEach(async () => {
  await handDeviceTo(null);
  localStorage.clear();
  sessionStorage.clear();
  cleanup.mockReset();
  vi.unstubAllGlobals();
});

/** The files of a device, as far as deleting them goes. */
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

test('a person who comes back to their own device keeps their data', async () => {
  deviceWith();
  await handDeviceTo('frida');
  await handDeviceTo('frida');
  expect(cleanup).not.toHaveBeenCalled();
});

test('a person on a device of somebody else finds nothing left of them', async () => {
  const files = deviceWith('firestore/[DEFAULT]/hearthkin/main', 'firebaseLocalStorageDb');
  await handDeviceTo('frida');
  await handDeviceTo('sven');
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect([...files]).toEqual(['firebaseLocalStorageDb']);
});

test('a visitor finds nothing of somebody who closed the browser without signing out', async () => {
  const files = deviceWith('firestore/[DEFAULT]/hearthkin/main');
  await handDeviceTo('frida');
  await handDeviceTo(null);
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(files.size).toBe(0);
  await handDeviceTo(null);
  expect(cleanup).toHaveBeenCalledTimes(1);
});

test('a visitor at a tab of their own finds nothing of somebody who closed theirs', async () => {
  const files = deviceWith('firestore/[DEFAULT]/hearthkin/main');
  localStorage.setItem('hearthkin.data-of', 'frida');
  await handDeviceTo(null);
  expect(files.size).toBe(0);
  // Nothing of hers was ever in this tab.
  expect(cleanup).not.toHaveBeenCalled();
});

test('one cleanup that fails keeps none of the rest from being done', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const files = deviceWith('firestore/x');
  cleanup.mockRejectedValueOnce(new Error('stuck'));
  await handDeviceTo('frida');
  await handDeviceTo('sven');
  expect(files.size).toBe(0);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
