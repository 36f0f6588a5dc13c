import { randomUUID } from 'node:crypto';
import { CLAIM_PICTURE_MAX_BYTES } from '@hearthkin/domain/booking/claim-pictures';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { fileKind } from '@hearthkin/domain/verification/picture-type';
import { decodePicture } from './decode-picture';
import { withNewFiles } from './new-files';

interface NamedFiles {
  readonly files: readonly Buffer[];
  /** The path of a file by its random name. */
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

/** The longest side of a picture, in pixels, as the browser makes them. */
const LONGEST_SIDE = 1600;

/** A small file may unpack to a picture that fills the memory. */
const MAX_PIXELS = LONGEST_SIDE * LONGEST_SIDE;

/**
 * Pictures as people send them, JPEG files in base64, drawn again: what staff and the other side open is a file of the
 * server, with nothing in it but the picture.
 * @throws AppError `invalid-input` for a file that is no JPEG picture, or too large.
 */
export async function sentPictures(pictures: readonly string[]): Promise<Buffer[]> {
  const drawn: Buffer[] = [];
  // One after the other: each is in the memory unpacked.
  for (const base64 of pictures) drawn.push(await drawAgain(Buffer.from(base64, 'base64')));
  return drawn;
}

async function drawAgain(bytes: Buffer): Promise<Buffer> {
  if (fileKind(bytes) !== 'image/jpeg' || bytes.length >= CLAIM_PICTURE_MAX_BYTES) throw unusable();
  try {
    const picture = await decodePicture(bytes, { limitInputPixels: MAX_PIXELS });
    return await picture.jpeg().toBuffer();
  } catch {
    throw unusable();
  }
}

function unusable(): AppError {
  return new AppError('invalid-input', 'Not a usable picture', { field: 'pictures' });
}
