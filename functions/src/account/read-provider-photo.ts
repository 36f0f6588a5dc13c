import { PROFILE_PICTURE_MAX_BYTES } from '@hearthkin/domain/account/profile-files';
import { authentication, signInById } from '../core/auth';
import { defineCallable } from '../core/callable';
import { fetchFile } from '../core/fetch-file';
import { logger } from '../core/logger';
import { countAttempt } from '../core/rate-limit';

/** In pixels. */
const SIDE = 512;
const MAX_PIXELS = 4_000_000;

/**
 * The picture that Google has of a person, so that they can take it as their profile photo when they sign up. It is read
 * here and given as a copy without what was written beside the picture: a page that shows Google's own file would
 * tell Google who looks at whom. Facebook gives its picture only for a token that we don't keep.
 * @returns `photo` is a JPEG in base64, at most 512 by 512; null without one, or if it can't be had now.
 * @throws AppError `rate-limited`.
 */
export const readProviderPhoto = defineCallable('readProviderPhoto', {
  access: 'signed-in',
  deps: () => ({
    auth: authentication(),
    // The local suite serves the pictures of its test accounts itself.
    isLocal: process.env.FUNCTIONS_EMULATOR === 'true',
  }),
  handler: async ({ db, caller: { uid }, now }, { auth, isLocal }) => {
    await countAttempt(db, 'providerPhotos', uid, now);
    const signIn = await signInById(auth, uid);
    const url = googlePhotoUrl(signIn?.providerData ?? [], isLocal);
    const file = url === null ? null : await fetchFile(url, PROFILE_PICTURE_MAX_BYTES);
    return { photo: file === null ? null : await asJpeg(file) };
  },
});

/** What Auth knows of a way to sign in. */
interface KnownWay {
  readonly providerId: string;
  readonly photoURL?: string | undefined;
}

const LOCAL = new Set(['127.0.0.1', 'localhost']);

/** Where Google shows people's pictures. */
const GOOGLE = /^lh[1-6]\.googleusercontent\.com$/;

/**
 * Where the picture of a sign-in with Google is, in the size that we keep; null without one, and anywhere else: the address
 * comes from outside, and must lead to no other host.
 * @param isLocal whether this machine is allowed, too.
 */
export function googlePhotoUrl(ways: readonly KnownWay[], isLocal: boolean): string | null {
  const photo = ways.find(({ providerId }) => providerId === 'google.com')?.photoURL;
  if (photo === undefined || !URL.canParse(photo)) return null;
  const url = new URL(photo);
  if (isLocal && LOCAL.has(url.hostname)) return url.href;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '';
  if (!isPlain || !GOOGLE.test(url.hostname)) return null;
  // The address ends with the size: "=s96-c".
  return url.href.replace(/=s\d+(-c)?$/, `=s${SIDE}-c`);
}

async function asJpeg(file: Buffer): Promise<string | null> {
  // Loaded on first use, since it is large.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'cover', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 88 });
    return (await picture.toBuffer()).toString('base64');
  } catch (error) {
    logger.warn('A provider’s photo can’t be used', { error: String(error) });
    return null;
  }
}
