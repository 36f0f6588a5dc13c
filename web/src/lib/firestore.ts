import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { emulators, firebaseApp } from './firebase-app';
import { isSessionOnly } from './session';
import { onUserChange } from './user-change';

let instance: Firestore | undefined;

/** The database; opened at first use. */
export function firestore(): Firestore {
  instance ??= open();
  return instance;
}

function open(): Firestore {
  // Somebody who does not want to be remembered leaves nothing behind on the device.
  const localCache = isSessionOnly()
    ? memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() })
    : persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  const database = initializeFirestore(firebaseApp(), { localCache });
  if (emulators) connectFirestoreEmulator(database, '127.0.0.1', emulators.firestore);
  return database;
}

/** Another tab may hold the files open; do not let a sign-out wait for it. */
const CLEAR_WITHIN_MS = 2_000;

onUserChange(async () => {
  const former = instance;
  if (former === undefined) return;
  instance = undefined;
  await terminate(former);
  const outOfTime = new Promise<void>((resolve) => setTimeout(resolve, CLEAR_WITHIN_MS));
  await Promise.race([clearIndexedDbPersistence(former), outOfTime]);
});

/** Opens the database anew after it shut down (its files were deleted from another tab). */
export async function reopenFirestore(): Promise<void> {
  const former = instance;
  instance = undefined;
  if (former !== undefined) await terminate(former);
}
