import { emulators, firebaseConfig } from './env';

/** The host that serves public files of Storage. */
function storageHost(): string {
  return emulators
    ? `http://127.0.0.1:${emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
}

/**
 * The URL of a user's picture: a path on this site stays as it is, a Storage path becomes a
 * download URL. Undefined without a picture.
 */
export function photoUrl(photo: string | null): string | undefined {
  if (photo === null || photo === '') return undefined;
  if (!photo.startsWith('profiles/')) return photo;
  const bucket = firebaseConfig().storageBucket;
  return `${storageHost()}/v0/b/${bucket}/o/${encodeURIComponent(photo)}?alt=media`;
}
