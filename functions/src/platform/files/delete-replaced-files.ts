import { sizedPhotoPaths } from '@hearthkin/domain/account/sized-photo';
import type { Firestore } from 'firebase-admin/firestore';
import { companions, users } from '../records/collections';
import { deleteFile } from './storage';

/** Values of file fields; anything but a path is ignored. */
export type NamedFiles = readonly unknown[];

/**
 * Deletes files of a person's profile that a document no longer names, unless their account or
 * listing still does. Call it after every public copy has changed, so that no page shows a deleted
 * picture, in any size. Sample pictures belong to the site and stay. May be repeated.
 */
export async function deleteReplacedFiles(
  db: Firestore,
  uid: string,
  before: NamedFiles,
  after: NamedFiles,
): Promise<void> {
  const replaced = before.filter(
    (path) =>
      typeof path === 'string' && path.startsWith(`profiles/${uid}/`) && !after.includes(path),
  ) as string[];
  if (replaced.length === 0) return;
  const [account, listing] = await Promise.all([
    users(db).doc(uid).get(),
    companions(db).doc(uid).get(),
  ]);
  const { profilePhoto, coverPhoto } = account.data() ?? {};
  const { photo, cover, video } = listing.data() ?? {};
  const named = [profilePhoto, coverPhoto, photo, cover, video];
  for (const path of replaced.filter((each) => !named.includes(each))) {
    for (const file of [path, ...sizedPhotoPaths(path)]) await deleteFile(file);
  }
}
