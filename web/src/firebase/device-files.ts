import { DAY_MS } from '@hearthkin/domain/foundation/durations';

/** The uid whose data Firestore's files on this device hold. */
export const OWNER_KEY = 'hearthkin.data-of';

/** The cache of answers that the next visit begins with. It belongs to the files. */
export const ANSWERS = 'hearthkin-answers';

/** Older answers aren't shown, in milliseconds. */
export const KEPT_MS = DAY_MS;

/** Firestore's offline cache in IndexedDB. */
const FILE_PREFIX = 'firestore/';

/** The time that a deletion waits for the last one that has the files open. */
const DELETE_WITHIN_MS = 2_000;

/** Held in shared mode by each tab that uses the files. */
const FILES_LOCK = 'hearthkin.files';
/** Held while a tab decides who owns the files. */
const DECISION_LOCK = 'hearthkin.files-decision';

interface FilesLock {
  readonly uid: string;
  readonly release: () => Promise<void>;
}

let held: FilesLock | null = null;

/** Whether this tab may persist what it reads. If not, it keeps everything in memory. */
export function mayUseFiles(): boolean {
  return held !== null;
}

/**
 * Claims the device's files for this user, or for no one, and deletes another user's data in them.
 * Files that another tab uses are left alone: this tab works without them, and they are deleted
 * when the last tab releases them or at the next start. The page that this tab leaves may hold them for another moment, so
 * they are tried once more, which nothing waits for. Firestore must be closed in this tab.
 */
export async function claimFiles(uid: string | null): Promise<void> {
  if (held?.uid === uid) return;
  await held?.release();
  held = null;
  await withLock(DECISION_LOCK, async () => {
    const owner = localStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== uid) {
      if (!(await deleteOwned({ ifAvailable: true }))) {
        deleteSoon(owner).catch((error: unknown) => {
          // A tab that uses them for longer is no failure.
          if (!(error instanceof DOMException)) console.warn('Could not delete files', error);
        });
        return;
      }
    }
    if (uid === null) return;
    localStorage.setItem(OWNER_KEY, uid);
    held = { uid, release: await lockFiles() };
  });
}

async function deleteSoon(owner: string): Promise<void> {
  await withLock(DECISION_LOCK, async () => {
    if (localStorage.getItem(OWNER_KEY) !== owner || held?.uid === owner) return;
    await deleteOwned({ signal: AbortSignal.timeout(DELETE_WITHIN_MS) });
  });
}

/** Undefined in browsers without the Locks API, where each tab assumes that it is the only one. */
const locks = (): LockManager | undefined => navigator.locks;

async function withLock(name: string, run: () => Promise<void>): Promise<void> {
  const manager = locks();
  await (manager === undefined ? run() : manager.request(name, run));
}

/** Locks the files in shared mode. Resolves with a function that releases them. */
function lockFiles(): Promise<() => Promise<void>> {
  const manager = locks();
  if (manager === undefined) return Promise.resolve(async () => {});
  return new Promise((resolve, reject) => {
    const request = manager.request(FILES_LOCK, { mode: 'shared' }, () => {
      const { promise, resolve: unlock } = deferred();
      resolve(async () => {
        unlock();
        await request;
      });
      return promise;
    });
    request.catch(reject);
  });
}

function deferred() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}

/** @returns false when another tab uses the files. */
async function deleteOwned(wait: LockOptions): Promise<boolean> {
  const manager = locks();
  if (manager === undefined) await deleteFiles();
  else {
    const isDone = await manager.request(FILES_LOCK, wait, async (lock) => {
      if (lock !== null) await deleteFiles();
      return lock !== null;
    });
    if (!isDone) return false;
  }
  localStorage.removeItem(OWNER_KEY);
  return true;
}

async function deleteFiles(): Promise<void> {
  if ('caches' in window) await caches.delete(ANSWERS);
  const files = await indexedDB.databases();
  const names = files.flatMap(({ name }) => (name?.startsWith(FILE_PREFIX) ? [name] : []));
  await Promise.all(names.map(deleteFile));
}

function deleteFile(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    const timer = setTimeout(resolve, DELETE_WITHIN_MS);
    request.onsuccess = request.onerror = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Calls `lost` once Firestore's files, which are open in this tab, are deleted: by another tab, or by the browser. */
export async function whenFilesAreDeleted(lost: () => void): Promise<void> {
  // Missing in older browsers, where a listener's error tells it.
  const files = await indexedDB.databases?.();
  for (const { name } of files ?? []) {
    if (name?.startsWith(FILE_PREFIX)) watchFile(name, lost);
  }
}

function watchFile(name: string, lost: () => void): void {
  const request = indexedDB.open(name);
  // It is deleted by now, and mustn't begin empty.
  request.onupgradeneeded = () => request.transaction?.abort();
  request.onsuccess = () => {
    const file = request.result;
    file.onclose = lost;
    file.onversionchange = ({ newVersion }) => {
      // An open file can't be deleted.
      file.close();
      if (newVersion === null) lost();
    };
  };
}
