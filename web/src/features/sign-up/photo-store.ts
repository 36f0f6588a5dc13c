import { SIGN_UP_PHOTOS } from '../../session/sign-up-storage';

/** The cropped profile photo waits here, in this browser, until there is an account to give it to. */
const STORE = 'photos';

/** A picture whose signup was never finished is not kept longer. */
const KEPT_MS = 86_400_000;

interface Kept {
  readonly photo: Blob;
  readonly at: number;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(SIGN_UP_PHOTOS, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Keeps a picture, and forgets those that nobody came back for. Answers its key. */
export function keepPhoto(photo: Blob): Promise<string> {
  const key = crypto.randomUUID();
  return withStore(async (store) => {
    const now = Date.now();
    const saved = settled(store.put({ photo, at: now } satisfies Kept, key));
    const [keys, kept] = await Promise.all([
      settled(store.getAllKeys()),
      settled<Kept[]>(store.getAll()),
    ]);
    for (const [index, former] of keys.entries()) {
      if (now - (kept[index]?.at ?? 0) > KEPT_MS) store.delete(former);
    }
    await saved;
    return key;
  });
}

/** The picture kept under a key, or null when the browser has dropped it. */
export function keptPhoto(key: string): Promise<Blob | null> {
  return withStore(async (store) => {
    const kept = await settled<Kept | undefined>(store.get(key));
    return kept?.photo ?? null;
  });
}

export function dropPhoto(key: string): Promise<void> {
  return withStore((store) => settled(store.delete(key)));
}
