import { emulators, firebaseConfig } from './env';

/** Where Storage hands out files that anybody may see. */
function storageHost(): string {
  return emulators
    ? `http://127.0.0.1:${emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
}

/**
 * The address a browser loads a person's picture from: what lies on this site stays as it is, a path
 * in Storage becomes its download address. Undefined without a picture.
 */
export function photoUrl(photo: string | null): string | undefined {
  if (photo === null || photo === '') return undefined;
  if (!photo.startsWith('profiles/')) return photo;
  const bucket = firebaseConfig().storageBucket;
  return `${storageHost()}/v0/b/${bucket}/o/${encodeURIComponent(photo)}?alt=media`;
}
