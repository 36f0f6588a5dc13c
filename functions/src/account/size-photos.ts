import { PROFILE_PICTURE } from '@hearthkin/domain/account/profile-files';
import { PHOTO_WIDTHS, sizedPhotoPath } from '@hearthkin/domain/account/sized-photo';
import { decodePicture } from '../core/decode-picture';
import { logger } from '../core/logger';
import { hasFile, readUpload, saveFile } from '../core/storage';
import type { NamedFiles } from './delete-replaced-files';

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
  const file = await readUpload(path, PROFILE_PICTURE);
  if (typeof file === 'string') return;
  try {
    const picture = await decodePicture(file.bytes, { limitInputPixels: MAX_PIXELS });
    for (const width of PHOTO_WIDTHS) {
      const sized = picture.clone().resize({ width, withoutEnlargement: true }).webp();
      const to = sizedPhotoPath(path, width);
      if (to !== null) await saveFile(to, await sized.toBuffer(), 'image/webp', FOR_A_YEAR);
    }
  } catch (error) {
    logger.warn('A photo could not be sized', { path, error: String(error) });
  }
}
