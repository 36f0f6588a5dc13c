import type { Firestore } from 'firebase-admin/firestore';
import { companions, users } from '../core/collections';
import { deleteFile } from '../core/storage';

/** Where the files of an account or a listing are; other values are ignored. */
export type NamedFiles = readonly unknown[];

/**
 * Deletes those files of a person's profile that a document named and names no longer, unless their
 * account or their listing still does: to be called once every public copy has changed, so that no one
 * is shown a picture that is gone. Sample pictures belong to the site and stay. May be repeated.
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
  for (const path of replaced) if (!named.includes(path)) await deleteFile(path);
}
