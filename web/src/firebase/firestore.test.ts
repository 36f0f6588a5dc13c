import { initializeApp } from 'firebase/app';
import {
  doc,
  type Firestore,
  onSnapshot,
  persistentLocalCache,
  terminate,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeFirestore, closeIfGone, firestore } from './firestore';

vi.mock('./app', () => ({ firebaseApp: () => app }));
vi.mock('./device-files', () => ({ mayUseFiles: () => true, whenFilesAreDeleted: async () => {} }));
vi.mock('firebase/firestore', async (original) => {
  const sdk = await original<typeof import('firebase/firestore')>();
  // There are no files here, only the question whether they are used.
  return { ...sdk, persistentLocalCache: vi.fn(() => sdk.memoryLocalCache()) };
});

const app = initializeApp({ projectId: 'demo-gone', apiKey: 'none' });

beforeEach(() => {
  // The emulator isn't there, which the SDK says.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => closeFirestore());

/** Listens until the database has ended. */
function listenTo(database: Firestore): Promise<unknown> {
  return new Promise((resolve) => {
    onSnapshot(doc(database, 'a/b'), () => {}, resolve);
  });
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

test('a database that was ended under a listener is opened again, and only that one', async () => {
  const first = firestore();
  const failure = listenTo(first);
  await terminate(first);
  const errors = [await failure, thrownBy(() => onSnapshot(doc(first, 'a/b'), () => {}))];
  expect(firestore()).toBe(first);
  for (const error of errors) closeIfGone(error, first);
  const second = firestore();
  expect(second).not.toBe(first);
  // Other listeners of the first tell it later.
  for (const error of errors) closeIfGone(error, first);
  expect(firestore()).toBe(second);
  for (const error of errors) {
    const before = firestore();
    closeIfGone(error);
    expect(firestore()).not.toBe(before);
  }
  closeIfGone(new Error('Missing or insufficient permissions.'));
  expect(firestore()).toBe(firestore());
});

test('files that fail are used no more at this page', () => {
  firestore();
  expect(persistentLocalCache).toHaveBeenCalled();
  vi.mocked(persistentLocalCache).mockClear();
  closeIfGone(new Error("IndexedDB transaction 'Get' failed: UnknownError"));
  firestore();
  expect(persistentLocalCache).not.toHaveBeenCalled();
});
