import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { emulators, firebaseApp } from './firebase-app';
import { onUserChange } from './user-change';

let instance: Firestore | undefined;

/** The database; opened at first use. */
export function firestore(): Firestore {
  instance ??= open();
  return instance;
}

function open(): Firestore {
  const database = initializeFirestore(firebaseApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (emulators) connectFirestoreEmulator(database, '127.0.0.1', emulators.firestore);
  return database;
}

/** Ends every listener; the next use opens the database anew. */
export async function closeFirestore(): Promise<void> {
  const former = instance;
  instance = undefined;
  if (former !== undefined) await terminate(former);
}

onUserChange(closeFirestore);
