import { SIGN_UP_PHOTOS } from '../../session/sign-up-storage';

/** Holds the cropped profile photo in this browser until the account exists. */
const STORE = 'photos';

/** Photos of abandoned signups are deleted after this. */
const MAX_AGE_MS = 86_400_000;

interface StoredPhoto {
  readonly photo: Blob;
  readonly at: number;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(SIGN_UP_PHOTOS, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Saves a photo, deletes expired ones, and returns its key. */
export function savePhoto(photo: Blob): Promise<string> {
  const key = crypto.randomUUID();
  return withStore(async (store) => {
    const now = Date.now();
    const saved = resultOf(store.put({ photo, at: now } satisfies StoredPhoto, key));
    const [keys, photos] = await Promise.all([
      resultOf(store.getAllKeys()),
      resultOf<StoredPhoto[]>(store.getAll()),
    ]);
    for (const [index, former] of keys.entries()) {
      if (now - (photos[index]?.at ?? 0) > MAX_AGE_MS) store.delete(former);
    }
    await saved;
    return key;
  });
}

/** The photo saved under a key, or null when the browser has deleted it. */
export function loadPhoto(key: string): Promise<Blob | null> {
  return withStore(async (store) => {
    const photos = await resultOf<StoredPhoto | undefined>(store.get(key));
    return photos?.photo ?? null;
  });
}

export function deletePhoto(key: string): Promise<void> {
  return withStore((store) => resultOf(store.delete(key)));
}
