import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBlob,
  getMetadata,
  getStorage,
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

/** A file's metadata in Storage. */
export interface StoredFile {
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** When it was uploaded, by the server's clock. */
  readonly uploadedAt: Date;
}

/**
 * A file's metadata; null when it doesn't exist.
 * @throws FirebaseError when this user may not see it, or the network is gone.
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
 * The content of a private file. It has no address that would open it without the rules.
 * @throws FirebaseError when the file doesn't exist or this user may not see it.
 */
export function privateFile(path: string): Promise<Blob> {
  return getBlob(ref(openStorage(), path));
}

/**
 * Deletes a file. Succeeds when it is already gone.
 * @throws FirebaseError when this user may not delete it, or the network is gone.
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
