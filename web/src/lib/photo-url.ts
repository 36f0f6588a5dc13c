import { photoUrlIn } from './photo-url-in';
import { STORAGE_BUCKET, STORAGE_HOST } from './project';

/** The URL of all files. */
export const BUCKET_URL = `${STORAGE_HOST}/v0/b/${STORAGE_BUCKET}/o/`;

/** The URL of a user's picture (`photoUrlIn`). Undefined without a picture. */
export function photoUrl(photo: string | null): string | undefined {
  return photo === null || photo === '' ? undefined : photoUrlIn(BUCKET_URL, photo);
}
