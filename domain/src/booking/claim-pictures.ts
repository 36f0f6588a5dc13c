import * as z from 'zod/mini';
import { ID_PATTERN } from '../foundation/schemas';

/** The most pictures that each side may add to its words. */
export const MAX_CLAIM_PICTURES = 3;

/** Pictures must be smaller than this, so that three of them fit into one call. */
export const CLAIM_PICTURE_MAX_BYTES = 2 * 1024 * 1024;

const BASE64_MAX = Math.ceil(CLAIM_PICTURE_MAX_BYTES / 3) * 4;

/** Pictures as a side sends them: JPEG files in base64. */
export const sentPicturesSchema = z._default(
  z.array(z.string().check(z.maxLength(BASE64_MAX))).check(z.maxLength(MAX_CLAIM_PICTURES)),
  [],
);

const PATH = new RegExp(`^claims/${ID_PATTERN}/(${ID_PATTERN})/[\\da-f-]{36}\\.jpg$`);

/** The Storage path of a picture: `claims/{uid}/{bookingId}/{random}.jpg`. */
export const claimPicturePath = z.string().check(z.maxLength(400), z.regex(PATH));

/** Pictures as a claim names them. */
export const storedPicturesSchema = z._default(
  z.array(claimPicturePath).check(z.maxLength(MAX_CLAIM_PICTURES)),
  [],
);

/** The folder of a side's pictures about a booking, with a trailing slash. */
export function claimPictureFolder(uid: string, bookingId: string): string {
  return `claims/${uid}/${bookingId}/`;
}

/** The booking that a picture is about; null if the path names no such picture. */
export function bookingOfPicture(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}
