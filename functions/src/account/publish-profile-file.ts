import { randomUUID } from 'node:crypto';
import {
  PROFILE_PICTURE,
  PROFILE_VIDEO_MAX_BYTES,
  profileVideoType,
} from '@hearthkin/domain/account/profile-files';
import { type ProfileFileKind, uploadPathOf } from '@hearthkin/domain/account/profile-upload';
import { PHOTO_WIDTHS, sizedPhotoPath } from '@hearthkin/domain/account/sized-photo';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { stripVideo } from '@hearthkin/domain/video/strip-video';
import type { Firestore } from 'firebase-admin/firestore';
import { defineCallable } from '../platform/callable';
import { decodePicture } from '../platform/files/decode-picture';
import type { FileProblem } from '../platform/files/known-file';
import { type NewFile, withNewFiles } from '../platform/files/new-files';
import { deleteFile, readUpload } from '../platform/files/storage';
import { logger } from '../platform/logger';
import { countAttempt } from '../platform/rate-limit';
import { companions, users } from '../platform/records/collections';

/** A small file may unpack to a picture that fills the memory. */
const MAX_PIXELS = 24_000_000;

/** The width of a photo and of a cover, in pixels. */
const WIDTHS = { photo: 1024, cover: 1600 } as const;

/** Such a file never changes, and only browsers keep it: it is gone for others once it is deleted. */
const FOR_A_YEAR = 'private, max-age=31536000, immutable';

/**
 * Puts the caller's upload on their profile, and on their listing: a picture is drawn again, photos in the widths that pages
 * show, and a video loses all that doesn't play. So what a camera or phone writes beside them reaches no one, and the
 * file, its name and its headers are the server's. The upload is deleted.
 * @throws AppError `forbidden` for a video without a listing; `unreadable-file` if there is no
 * upload that a browser could show; `rate-limited`.
 */
export const publishProfileFile = defineCallable('publishProfileFile', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'A profile is made before the identity check.',
  },
  // A video is in the memory a few times.
  handler: async ({ db, caller: { uid, userType }, input: { kind }, now }) => {
    if (kind === 'video' && userType !== 'earner') throw new AppError('forbidden', 'No listing');
    await countAttempt(db, 'profileFiles', uid, now);
    const upload = uploadPathOf(uid, kind);
    const path = `profiles/${uid}/${kind}/${randomUUID()}`;
    const files = await filesOf(kind, upload, path);
    const named = async () =>
      (await isNamed(db, uid, path)) ? files.map((file) => file.path) : [];
    await withNewFiles({ files, named }, () => name(db, uid, kind, path));
    await deleteFile(upload);
    return { path };
  },
});

async function filesOf(kind: ProfileFileKind, upload: string, path: string): Promise<NewFile[]> {
  return kind === 'video' ? [await video(upload, path)] : pictures(kind, upload, path);
}

async function video(upload: string, path: string): Promise<NewFile> {
  const limits = { maxBytes: PROFILE_VIDEO_MAX_BYTES, typeOf: profileVideoType };
  const file = await readUpload(upload, limits);
  if (typeof file === 'string') throw unreadable(file);
  const stripped = stripVideo(file.bytes, file.type);
  if (stripped === null) throw unreadable('unknown-type');
  const bytes = Buffer.from(stripped.buffer);
  return { path, bytes, contentType: file.type, cacheControl: FOR_A_YEAR };
}

async function pictures(kind: 'photo' | 'cover', upload: string, path: string): Promise<NewFile[]> {
  const file = await readUpload(upload, PROFILE_PICTURE);
  if (typeof file === 'string') throw unreadable(file);
  const sizes: [string | null, number][] = [
    [path, WIDTHS[kind]],
    ...PHOTO_WIDTHS.map((width): [string | null, number] => [sizedPhotoPath(path, width), width]),
  ];
  try {
    const picture = await decodePicture(file.bytes, { limitInputPixels: MAX_PIXELS });
    const drawn: NewFile[] = [];
    for (const [to, width] of sizes) {
      if (to === null) continue;
      const bytes = await picture
        .clone()
        .resize({ width, withoutEnlargement: true })
        .webp()
        .toBuffer();
      drawn.push({ path: to, bytes, contentType: 'image/webp', cacheControl: FOR_A_YEAR });
    }
    return drawn;
  } catch (error) {
    logger.warn('A picture could not be drawn again', { upload, error: String(error) });
    throw unreadable('unknown-type');
  }
}

function unreadable(problem: FileProblem | 'missing'): AppError {
  return new AppError('unreadable-file', `The upload is ${problem}`);
}

async function isNamed(db: Firestore, uid: string, path: string): Promise<boolean> {
  const [account, listing] = await Promise.all([
    users(db).doc(uid).get(),
    companions(db).doc(uid).get(),
  ]);
  const { profilePhoto, coverPhoto } = account.data() ?? {};
  return [profilePhoto, coverPhoto, listing.data()?.video].includes(path);
}

/** Names the file in the account and in what the listing repeats of it. The triggers delete the file before it. */
function name(db: Firestore, uid: string, kind: ProfileFileKind, path: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const [account, listing] = await Promise.all([
      tx.get(users(db).doc(uid)),
      tx.get(companions(db).doc(uid)),
    ]);
    if (account.data()?.accountStatus !== 'active') throw new AppError('forbidden');
    if (kind === 'video' && !listing.exists) throw new AppError('forbidden', 'No listing');
    if (kind === 'photo') tx.update(account.ref, { profilePhoto: path });
    if (kind === 'cover') tx.update(account.ref, { coverPhoto: path });
    if (listing.exists) tx.update(listing.ref, { [kind]: path });
  });
}
