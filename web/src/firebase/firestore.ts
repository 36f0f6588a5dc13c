import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { emulators } from '../lib/env';
import { onUserChange } from '../lib/user-change';
import { firebaseApp } from './app';
import { mayUseFiles } from './device-files';

interface Opened {
  readonly database: Firestore;
  readonly withFiles: boolean;
}

let opened: Opened | undefined;

/**
 * The database; opened at first use, and anew once the person at this tab may keep what they read on
 * the device. Visitors, and whoever is at a tab beside somebody else's, keep it in memory.
 */
export function firestore(): Firestore {
  const withFiles = mayUseFiles();
  // Reads of whoever was here before have no reader any more.
  if (opened !== undefined && opened.withFiles !== withFiles) void closeFirestore();
  opened ??= { database: open(withFiles), withFiles };
  return opened.database;
}

function open(withFiles: boolean): Firestore {
  const database = initializeFirestore(firebaseApp(), {
    localCache: withFiles
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (emulators) connectFirestoreEmulator(database, '127.0.0.1', emulators.firestore);
  return database;
}

/** Ends every listener; the next use opens the database anew. */
export async function closeFirestore(): Promise<void> {
  const former = opened;
  opened = undefined;
  if (former !== undefined) await terminate(former.database);
}

onUserChange(closeFirestore);
