/** The uid whose data Firestore's files on this device hold. */
export const OWNER_KEY = 'hearthkin.data-of';

/** The cache of answers that the next visit begins with. It belongs to the files. */
export const ANSWERS = 'hearthkin-answers';

/** Firestore's offline cache in IndexedDB. */
const FILE_PREFIX = 'firestore/';

/** Sign-out waits at most this long when something still has the files open. */
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
 * when the last tab releases them or at the next start. Firestore must be closed in this tab.
 */
export async function claimFiles(uid: string | null): Promise<void> {
  if (held?.uid === uid) return;
  await held?.release();
  held = null;
  await withLock(DECISION_LOCK, async () => {
    const owner = localStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== uid) {
      if (!(await deleteFiles())) return;
      localStorage.removeItem(OWNER_KEY);
    }
    if (uid === null) return;
    localStorage.setItem(OWNER_KEY, uid);
    held = { uid, release: await lockFiles() };
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
async function deleteFiles(): Promise<boolean> {
  const remove = async () => {
    if ('caches' in window) await caches.delete(ANSWERS);
    const files = await indexedDB.databases();
    const names = files.flatMap(({ name }) => (name?.startsWith(FILE_PREFIX) ? [name] : []));
    await Promise.all(names.map(deleteFile));
    return true;
  };
  const manager = locks();
  if (manager === undefined) return remove();
  return manager.request(FILES_LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? false : remove(),
  );
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
