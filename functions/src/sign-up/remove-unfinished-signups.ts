import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { dueSignups } from '../account/signup-queries';
import { forgetFace } from '../identity/known-faces';
import { authentication, isUnknownUser, signInById } from '../platform/auth';
import { deleteFolder } from '../platform/files/storage';
import {
  ageDoubts,
  faceTemplates,
  sharedFaces,
  signups,
  users,
  verifications,
} from '../platform/records/collections';
import { hasAccount } from '../platform/sign-in-state';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { foldersOf } from '../removal/account-folders';

/** The documents that there may be of a sign-up before the account, by uid. */
const OWN_DOCUMENTS = [verifications, ageDoubts, faceTemplates, sharedFaces] as const;

interface SweepDeps {
  readonly auth: Pick<Auth, 'getUser' | 'deleteUser'>;
  /** Deletes every file in a folder of Storage. */
  readonly deleteFolder: (folder: string) => Promise<void>;
}

/**
 * Removes sign-ups that weren't finished within a day. `beforeSignIn` has noted each of them, so this reads no others.
 * Files go first, then the sign-in, and the note last, so that the next run finds what failed half way. A
 * failure is logged and doesn't stop the rest.
 */
export const removeUnfinishedSignups = defineSweep('removeUnfinishedSignups', {
  deps: () => ({ auth: authentication(), deleteFolder }),
  handler: async ({ db, now, endsBy, backlog }: Run, deps: SweepDeps) => {
    const count = await processEach(
      dueSignups(db, now),
      'An unfinished sign-up could not be removed',
      ({ id }) => removeOne(db, deps, id),
      { endsBy, backlog, dueOf: (doc) => doc.data().dueAt, concurrency: SLOW },
    );
    return { removed: count('removed'), failed: count('failed') };
  },
});

async function removeOne(
  db: Firestore,
  { auth, deleteFolder: deleteFiles }: SweepDeps,
  uid: string,
): Promise<'removed' | 'kept'> {
  const [account, signIn] = await Promise.all([users(db).doc(uid).get(), signInById(auth, uid)]);
  const isFinished = account.exists || hasAccount(signIn?.customClaims);
  if (!isFinished) {
    await Promise.all(foldersOf(uid).map(deleteFiles));
    await Promise.all(OWN_DOCUMENTS.map((all) => all(db).doc(uid).delete()));
    await forgetFace(db, uid);
    await auth.deleteUser(uid).catch((error: unknown) => {
      if (!isUnknownUser(error)) throw error;
    });
  }
  await signups(db).doc(uid).delete();
  return isFinished ? 'kept' : 'removed';
}
