import { randomUUID } from 'node:crypto';
import { CLAIM_PICTURE_MAX_BYTES } from '@hearthkin/domain/booking/claim-pictures';
import { AppError } from '@hearthkin/domain/errors';
import { fileKind } from '@hearthkin/domain/verification/picture-type';
import { logger } from './logger';
import { deleteFile, saveFile } from './storage';

/** The deployment of functions that take pictures: three of them, in base64 and decoded, a call. */
export const PICTURE_OPTIONS = { concurrency: 8 } as const;

interface SentPictures {
  /** JPEG files in base64. */
  readonly pictures: readonly string[];
  /** Where a picture goes, by a random name. */
  readonly pathOf: (name: string) => string;
  /** The paths that the document names which the call writes. */
  readonly named: () => Promise<readonly string[]>;
}

/**
 * Stores the pictures of a caller whose right to add them was checked, and deletes them again if `act`,
 * which names their paths in a document, fails.
 * @throws AppError `invalid-input` for a file that is no JPEG picture; what `act` throws.
 */
export async function withPictures<T>(
  { pictures, pathOf, named }: SentPictures,
  act: (paths: string[]) => Promise<T>,
): Promise<T> {
  const files = pictures.map((base64) => ({
    path: pathOf(randomUUID()),
    bytes: pictureOf(base64),
  }));
  const paths = files.map(({ path }) => path);
  try {
    await Promise.all(files.map(({ path, bytes }) => saveFile(path, bytes, 'image/jpeg')));
    return await act(paths);
  } catch (error) {
    await deleteUnnamed(paths, named).catch((failure: unknown) => {
      logger.error('Pictures could not be deleted', { paths, error: String(failure) });
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
async function deleteUnnamed(paths: string[], named: SentPictures['named']): Promise<void> {
  if (paths.length === 0) return;
  const kept = await named();
  await Promise.all(paths.filter((path) => !kept.includes(path)).map(deleteFile));
}
