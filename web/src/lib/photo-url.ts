import { STORAGE_BUCKET, STORAGE_HOST } from './project';

/** The URL of all files. */
const BUCKET_URL = `${STORAGE_HOST}/v0/b/${STORAGE_BUCKET}/o/`;

/**
 * The URL of a user's picture: a path on this site stays as it is, a Storage path becomes a download URL. Undefined
 * without a picture.
 */
export function photoUrl(photo: string | null): string | undefined {
  if (photo === null || photo === '') return undefined;
  return photo.startsWith('profiles/')
    ? `${BUCKET_URL}${encodeURIComponent(photo)}?alt=media`
    : photo;
}
