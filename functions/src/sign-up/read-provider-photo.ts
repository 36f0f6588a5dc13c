import { PROFILE_PICTURE } from '@hearthkin/domain/account/profile-files';
import { authentication, signInById } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { decodePicture } from '../platform/files/decode-picture';
import { fetchFile } from '../platform/files/fetch-file';
import { logger } from '../platform/logger';
import { countAttempt } from '../platform/rate-limit';
import { facebookPhotoUrl, googlePhotoUrl, PHOTO_SIDE } from './provider-photo-url';

const MAX_PIXELS = 4_000_000;

/**
 * The picture that Google or Facebook has of a person, so that they can take it as their profile photo when they sign up. It is
 * read here and given as a copy without what was written beside the picture: a page that shows the provider's own file would
 * tell the provider who looks at whom. Facebook's token is used for this and not kept.
 * @returns `photo` is a JPEG in base64, at most 512 by 512; null without one, or if it can't be had now.
 * @throws AppError `rate-limited`.
 */
export const readProviderPhoto = defineCallable('readProviderPhoto', {
  access: { for: 'person', standing: 'newcomer', why: 'A sign-up asks.' },
  deps: () => ({
    auth: authentication(),
    // The local suite serves the pictures of its test accounts itself.
    isLocal: process.env.FUNCTIONS_EMULATOR === 'true',
  }),
  handler: async ({ db, input: { facebookToken }, caller: { uid }, now }, { auth, isLocal }) => {
    await countAttempt(db, 'providerPhotos', uid, now);
    const signIn = await signInById(auth, uid);
    const ways = signIn?.providerData ?? [];
    const url =
      googlePhotoUrl(ways, isLocal) ?? (await facebookPhotoUrl(ways, facebookToken, isLocal));
    const file = url === null ? null : await fetchFile(url, PROFILE_PICTURE);
    return { photo: file === null ? null : await asJpeg(file.bytes) };
  },
});

async function asJpeg(file: Buffer): Promise<string | null> {
  try {
    const decoded = await decodePicture(file, { limitInputPixels: MAX_PIXELS });
    const picture = decoded
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'cover', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 88 });
    return (await picture.toBuffer()).toString('base64');
  } catch (error) {
    logger.warn('A provider’s photo can’t be used', { error: String(error) });
    return null;
  }
}
