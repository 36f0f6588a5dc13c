/**
 * What must be forgotten when somebody signs out or somebody else signs in. Each holder of a
 * person's data registers here, so that the session does not have to load those who hold it.
 */
const cleanups = new Set<() => void | Promise<void>>();

export function onUserChange(cleanup: () => void | Promise<void>): void {
  cleanups.add(cleanup);
}

/** Whose data the database's files on this device hold. */
const OWNER_KEY = 'hearthkin.data-of';

/** The files that Firestore keeps for use without a network. */
const FILE_PREFIX = 'firestore/';

/** Another tab may hold the files open; a sign-out does not wait for it. */
const DELETE_WITHIN_MS = 2_000;

/**
 * Makes the device one person's, or nobody's: whatever is left of anybody else is forgotten first.
 * That may be somebody who closed the browser without signing out.
 */
export async function handDeviceTo(uid: string | null): Promise<void> {
  const owner = localStorage.getItem(OWNER_KEY);
  if (owner !== null && owner !== uid) await forgetOwner();
  if (uid === null) localStorage.removeItem(OWNER_KEY);
  else localStorage.setItem(OWNER_KEY, uid);
}

/** One cleanup that fails is logged and keeps none of the others from running. */
async function forgetOwner(): Promise<void> {
  const results = await Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()));
  for (const result of results) {
    if (result.status === 'rejected') console.warn('Could not clear local data', result.reason);
  }
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
