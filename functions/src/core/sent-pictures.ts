import { randomUUID } from 'node:crypto';
import { CLAIM_PICTURE_MAX_BYTES } from '@hearthkin/domain/booking/claim-pictures';
import { AppError } from '@hearthkin/domain/errors';
import { fileKind } from '@hearthkin/domain/verification/picture-type';
import { withNewFiles } from './new-files';

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
 * Stores pictures as `withNewFiles` does.
 * @throws what `act` throws.
 */
export function withFiles<T>(
  { files, pathOf, named }: NamedFiles,
  act: (paths: string[]) => Promise<T>,
): Promise<T> {
  // `openDocument` goes by the first bytes, not by what is declared here.
  const contentType = 'image/jpeg';
  const stored = files.map((bytes) => ({ path: pathOf(randomUUID()), bytes, contentType }));
  return withNewFiles({ files: stored, named }, act);
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
