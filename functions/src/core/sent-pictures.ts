import { randomUUID } from 'node:crypto';
import { CLAIM_PICTURE_MAX_BYTES } from '@hearthkin/domain/booking/claim-pictures';
import { AppError } from '@hearthkin/domain/errors';
import { fileKind } from '@hearthkin/domain/verification/picture-type';
import { logger } from './logger';
import { deleteFile, saveFile } from './storage';

/** The deployment of functions that take pictures: three of them, in base64 and decoded, a call. */
export const PICTURE_OPTIONS = { concurrency: 8 } as const;

interface NamedFiles {
  readonly files: readonly Buffer[];
  /** Where a file goes, by a random name. */
  readonly pathOf: (name: string) => string;
  /** The paths that the document names which the call writes. */
  readonly named: () => Promise<readonly (string | null)[]>;
}

/**
 * Stores files for a caller whose right to add them was checked, and deletes them again if `act`, which
 * names their paths in a document, fails.
 * @throws what `act` throws.
 */
export async function withFiles<T>(
  { files, pathOf, named }: NamedFiles,
  act: (paths: string[]) => Promise<T>,
): Promise<T> {
  const stored = files.map((bytes) => ({ path: pathOf(randomUUID()), bytes }));
  const paths = stored.map(({ path }) => path);
  try {
    // `openDocument` goes by the first bytes, not by what is declared here.
    await Promise.all(stored.map(({ path, bytes }) => saveFile(path, bytes, 'image/jpeg')));
    return await act(paths);
  } catch (error) {
    await deleteUnnamed(paths, named).catch((failure: unknown) => {
      logger.error('Pictures could not be deleted', { paths, error: String(failure) });
    });
    throw error;
  }
}

/**
 * Pictures as people send them: JPEG files in base64, known by their first bytes.
 * @throws AppError `invalid-input` for a file that is no JPEG picture, or too large.
 */
export function sentPictures(pictures: readonly string[]): Buffer[] {
  return pictures.map((base64) => {
    const bytes = Buffer.from(base64, 'base64');
    if (fileKind(bytes) === 'image/jpeg' && bytes.length < CLAIM_PICTURE_MAX_BYTES) return bytes;
    throw new AppError('invalid-input', 'Not a usable picture', { field: 'pictures' });
  });
}

/** A transaction that reported an error may have been committed. */
async function deleteUnnamed(paths: string[], named: NamedFiles['named']): Promise<void> {
  if (paths.length === 0) return;
  const kept = await named();
  await Promise.all(paths.filter((path) => !kept.includes(path)).map(deleteFile));
}
