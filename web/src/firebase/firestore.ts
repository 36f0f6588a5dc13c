import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  onSnapshotsInSync,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { emulators } from '../lib/env';
import { onUserChange } from '../lib/user-change';
import { firebaseApp } from './app';
import { mayUseFiles, whenFilesAreDeleted } from './device-files';

interface Opened {
  readonly database: Firestore;
  readonly withFiles: boolean;
}

let opened: Opened | undefined;

/** Whether the device's files have failed at this page, which then keeps in memory what it reads. */
let filesFail = false;

/**
 * Firestore, opened on first use, and reopened when the user at this tab may persist what they
 * read. Visitors, and users whose files another tab's user holds, keep it in memory.
 */
export function firestore(): Firestore {
  const withFiles = mayUseFiles() && !filesFail;
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
  if (withFiles) {
    // It is in sync once it has opened its files.
    const stop = onSnapshotsInSync(database, () => {
      stop();
      void whenFilesAreDeleted(() => void closeFirestore(database));
    });
  }
  return database;
}

/** The SDK's words about a client that answers nothing from now on, and about files that it can't read. */
const GONE =
  /terminated|shutting down|exclusive access to the persistence|INTERNAL ASSERTION|AsyncQueue|IndexedDB/i;

const FILES = /IndexedDB/i;

/** Whether an error says that the database can't be used any more: another tab, or the browser, has ended it. */
function isGone(error: unknown): boolean {
  return error instanceof Error && GONE.test(error.message);
}

/** Closes a database of which an error says that it is gone, so that the next use opens a new one. */
export function closeIfGone(error: unknown, database = opened?.database): void {
  if (!isGone(error)) return;
  filesFail ||= FILES.test(String(error));
  // A client that is gone may never say that it has ended.
  closeFirestore(database).catch((reason: unknown) => console.warn('Could not close', reason));
}

/**
 * Ends every listener. The next use opens the database again.
 * @param database of which alone it is meant; another may be open by now.
 */
export async function closeFirestore(database = opened?.database): Promise<void> {
  if (opened?.database !== database) return;
  const former = opened;
  opened = undefined;
  if (former !== undefined) await terminate(former.database);
}

onUserChange(() => closeFirestore());
