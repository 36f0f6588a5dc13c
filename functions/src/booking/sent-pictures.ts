import { randomUUID } from 'node:crypto';
import { picturesOf } from '@hearthkin/domain/booking/claim';
import {
  CLAIM_PICTURE_MAX_BYTES,
  claimPictureFolder,
} from '@hearthkin/domain/booking/claim-pictures';
import { AppError } from '@hearthkin/domain/errors';
import { fileKind } from '@hearthkin/domain/verification/picture-type';
import type { Firestore } from 'firebase-admin/firestore';
import { claims } from '../core/collections';
import { logger } from '../core/logger';
import { deleteFile, saveFile } from '../core/storage';

/** The deployment of functions that take pictures: three of them, in base64 and decoded, a call. */
export const PICTURE_OPTIONS = { concurrency: 8 } as const;

interface SentPictures {
  readonly db: Firestore;
  readonly uid: string;
  readonly bookingId: string;
  /** JPEG files in base64. */
  readonly pictures: readonly string[];
}

/**
 * Stores the pictures of a side whose right to add them was checked, and deletes them again if `act`,
 * which names their paths in the claim, fails.
 * @throws AppError `invalid-input` for a file that is no JPEG picture; what `act` throws.
 */
export async function withPictures<T>(
  { db, uid, bookingId, pictures }: SentPictures,
  act: (paths: string[]) => Promise<T>,
): Promise<T> {
  const files = pictures.map((base64) => ({
    path: `${claimPictureFolder(uid, bookingId)}${randomUUID()}.jpg`,
    bytes: pictureOf(base64),
  }));
  const paths = files.map(({ path }) => path);
  try {
    await Promise.all(files.map(({ path, bytes }) => saveFile(path, bytes, 'image/jpeg')));
    return await act(paths);
  } catch (error) {
    await deleteUnnamed(db, bookingId, paths).catch((failure: unknown) => {
      logger.error('Pictures of a claim could not be deleted', { paths, error: String(failure) });
    });
    throw error;
  }
}

/** By its first bytes: the declared type is its owner's word. */
function pictureOf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (fileKind(bytes) === 'image/jpeg' && bytes.length < CLAIM_PICTURE_MAX_BYTES) return bytes;
  throw new AppError('invalid-input', 'Not a usable picture', { field: 'pictures' });
}

/** A transaction that reported an error may have been committed. */
async function deleteUnnamed(db: Firestore, bookingId: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const claim = (await claims(db).doc(bookingId).get()).data();
  const named = claim === undefined ? [] : picturesOf(claim);
  await Promise.all(paths.filter((path) => !named.includes(path)).map(deleteFile));
}
