import { PHOTO_WIDTHS, sizedPhotoPath } from '@hearthkin/domain/account/sized-photo';
import { logger } from '../core/logger';
import { hasFile, readFile, saveFile } from '../core/storage';
import type { NamedFiles } from './delete-replaced-files';

/** Rules allow less than this, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A small file may unpack to a picture that fills the memory. */
const MAX_PIXELS = 24_000_000;

/** Such a file never changes, and only browsers keep it: it is gone for others once it is deleted. */
const FOR_A_YEAR = 'private, max-age=31536000, immutable';

/**
 * Keeps a person's new photos in the widths that pages show, without what a camera writes beside the
 * picture. Call it before the photo's public copies change. A file that is no picture is left out: pages
 * show the original then. May be repeated.
 */
export async function sizePhotos(
  uid: string,
  before: NamedFiles,
  after: NamedFiles,
): Promise<void> {
  for (const path of after) {
    if (typeof path !== 'string' || before.includes(path)) continue;
    if (path.startsWith(`profiles/${uid}/photo/`)) await sizePhoto(path);
  }
}

async function sizePhoto(path: string): Promise<void> {
  const largest = sizedPhotoPath(path, 1024);
  if (largest === null || (await hasFile(largest))) return;
  const bytes = await readFile(path, MAX_BYTES);
  if (bytes === null || bytes === 'too-large') return;
  // Loaded on first use: most events of an account are about something else.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
    for (const width of PHOTO_WIDTHS) {
      const sized = picture.clone().resize({ width, withoutEnlargement: true }).webp();
      const to = sizedPhotoPath(path, width);
      if (to !== null) await saveFile(to, await sized.toBuffer(), 'image/webp', FOR_A_YEAR);
    }
  } catch (error) {
    logger.warn('A photo could not be sized', { path, error: String(error) });
  }
}
