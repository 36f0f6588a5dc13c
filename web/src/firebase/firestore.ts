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
 * Firestore, opened on first use, and reopened when the user at this tab may persist what they
 * read. Visitors, and users whose files another tab's user holds, keep it in memory.
 */
export function firestore(): Firestore {
  const withFiles = mayUseFiles();
  // The previous user's listeners have no reader any more.
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

/** Ends every listener. The next use opens the database again. */
export async function closeFirestore(): Promise<void> {
  const former = opened;
  opened = undefined;
  if (former !== undefined) await terminate(former.database);
}

onUserChange(closeFirestore);
