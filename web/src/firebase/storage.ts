import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  listAll,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { emulators } from '../lib/env';
import { firebaseApp } from './app';

let storage: FirebaseStorage | undefined;

function openStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  // Report a lost network within 30 seconds instead of the default ten minutes.
  storage.maxUploadRetryTime = 30_000;
  if (emulators?.storage) connectStorageEmulator(storage, '127.0.0.1', emulators.storage);
  return storage;
}

/**
 * Uploads a file to a path in the bucket. Load this module with `import()`: it brings the Storage
 * SDK.
 * @param onProgress gets the fraction uploaded, from 0 to 1.
 * @throws FirebaseError when rules refuse it, the network is gone, or `signal` aborted it.
 */
export function uploadFile(
  path: string,
  file: Blob,
  onProgress: (part: number) => void = () => {},
  signal?: AbortSignal,
): Promise<void> {
  // The rules let nothing else be said of a file.
  const task = uploadBytesResumable(ref(openStorage(), path), file, { contentType: file.type });
  signal?.addEventListener('abort', () => task.cancel(), { once: true });
  return new Promise((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / Math.max(totalBytes, 1)),
      reject,
      resolve,
    );
  });
}

/**
 * Paths of the files directly in a folder. Meant for folders with few files.
 * @throws FirebaseError when this user may not list it, or the network is gone.
 */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const { items } = await listAll(ref(openStorage(), folder));
  return items.map(({ fullPath }) => fullPath);
}
