/** Whose data the database's files on this device hold. */
const OWNER_KEY = 'hearthkin.data-of';

/** The files that Firestore keeps for use without a network. */
const FILE_PREFIX = 'firestore/';

/** A sign-out waits no longer than this for whoever may hold the files open. */
const DELETE_WITHIN_MS = 2_000;

/** Each tab that uses the files has a share of this. */
const FILES_LOCK = 'hearthkin.files';
/** One tab after the other decides whose the files are. */
const DECISION_LOCK = 'hearthkin.files-decision';

interface Share {
  readonly uid: string;
  readonly giveBack: () => Promise<void>;
}

let share: Share | null = null;

/** Whether this tab may keep what it reads in the device's files; else nothing outlives the tab. */
export function mayUseFiles(): boolean {
  return share !== null;
}

/**
 * Makes the device's files those of the person at this tab, or nobody's, and deletes what they hold of
 * anybody else. Files that another tab uses are left alone: this one does without, and the last to
 * let go of them, or the next to start, deletes them. Nothing of this tab may have them open.
 */
export async function claimFiles(uid: string | null): Promise<void> {
  if (share?.uid === uid) return;
  await share?.giveBack();
  share = null;
  await alone(DECISION_LOCK, async () => {
    const owner = localStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== uid) {
      if (!(await deleteFiles())) return;
      localStorage.removeItem(OWNER_KEY);
    }
    if (uid === null) return;
    localStorage.setItem(OWNER_KEY, uid);
    share = { uid, giveBack: await takeShare() };
  });
}

/** A browser without locks is asked nothing: there, every tab takes itself for the only one. */
const locks = (): LockManager | undefined => navigator.locks;

async function alone(name: string, run: () => Promise<void>): Promise<void> {
  const manager = locks();
  await (manager === undefined ? run() : manager.request(name, run));
}

/** Takes a share of the files, and answers how to give it back. */
function takeShare(): Promise<() => Promise<void>> {
  const manager = locks();
  if (manager === undefined) return Promise.resolve(async () => {});
  return new Promise((resolve, reject) => {
    const held = manager.request(FILES_LOCK, { mode: 'shared' }, () => {
      const { promise, resolve: end } = promiseWithEnd();
      resolve(async () => {
        end();
        await held;
      });
      return promise;
    });
    held.catch(reject);
  });
}

function promiseWithEnd() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}

/** @returns false when another tab uses the files. */
async function deleteFiles(): Promise<boolean> {
  const remove = async () => {
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
