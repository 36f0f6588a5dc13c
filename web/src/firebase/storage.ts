import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  StorageError,
  uploadBytesResumable,
} from 'firebase/storage';
import { emulators } from '../lib/env';
import { firebaseApp } from './app';

let storage: FirebaseStorage | undefined;

function openStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  // A device without a network is told so, instead of trying for ten minutes.
  storage.maxUploadRetryTime = 30_000;
  if (emulators?.storage) connectStorageEmulator(storage, '127.0.0.1', emulators.storage);
  return storage;
}

/**
 * Uploads a file to a path of the bucket. Load this file with `import()`: it brings the Storage SDK.
 * @param onProgress told the part that has arrived, from 0 to 1.
 * @throws FirebaseError when the rules refuse it or the network is gone, or when `signal` aborted it.
 */
export function uploadFile(
  path: string,
  file: Blob,
  onProgress: (part: number) => void = () => {},
  signal?: AbortSignal,
): Promise<void> {
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

/** A file as Storage knows it. */
export interface StoredFile {
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** When it arrived, by the server's clock. */
  readonly uploadedAt: Date;
}

/**
 * A file as it lies in Storage; null when there is none.
 * @throws FirebaseError when it is not this person's to see, or the network is gone.
 */
export async function storedFile(path: string): Promise<StoredFile | null> {
  try {
    const { contentType = '', size, updated } = await getMetadata(ref(openStorage(), path));
    return { contentType, size, uploadedAt: new Date(updated) };
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/**
 * An address at which the browser shows a file that is not public. Whoever has the address can open
 * the file: it is shown, never written down.
 * @throws FirebaseError when there is no such file, or it is not this person's to see.
 */
export function privateUrl(path: string): Promise<string> {
  return getDownloadURL(ref(openStorage(), path));
}

/**
 * Removes a file. One that is gone already is no failure.
 * @throws FirebaseError when it is not this person's to remove, or the network is gone.
 */
export async function deleteFile(path: string): Promise<void> {
  try {
    await deleteObject(ref(openStorage(), path));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof StorageError && error.code === 'storage/object-not-found';
}

/**
 * The paths of the files in a folder, not of those below it. For folders that hold a few.
 * @throws FirebaseError when it is not this person's to see, or the network is gone.
 */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const { items } = await listAll(ref(openStorage(), folder));
  return items.map(({ fullPath }) => fullPath);
}
