import { UNFINISHED_SIGNUP_MS } from '@hearthkin/domain/account/signup';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { authentication, isInvalidPage, isUnknownUser } from '../core/auth';
import { sharedFaces, users, verifications } from '../core/collections';
import { ageDoubts, faceTemplates, sweepCursors } from '../core/record-collections';
import { defineScheduled, type Run } from '../core/scheduled';
import { deleteFolder } from '../core/storage';
import { forgetFace } from '../identity/known-faces';
import { foldersOf } from './account-folders';

/** Sign-ins per page, Auth's maximum, and pages per run: far less than its time allows. */
const PAGE = 1000;
const MAX_PAGES = 5;

/** What there may be of a sign-up before the account, by uid. */
const OWN_DOCUMENTS = [verifications, ageDoubts, faceTemplates, sharedFaces] as const;

interface SweepDeps {
  readonly auth: Pick<Auth, 'deleteUser'>;
  /** Deletes every file in a folder of Storage. */
  readonly deleteFolder: (folder: string) => Promise<void>;
  /** A page of the sign-ins of the project, and the token of the next one. */
  readonly listUsers: (
    max: number,
    pageToken?: string,
  ) => Promise<{ readonly users: readonly UserRecord[]; readonly pageToken?: string }>;
}

/**
 * Removes sign-ups that weren't finished within a day. Auth has no query for them, so this goes over
 * all sign-ins, some pages a run; the next run continues after the last page and begins again at the
 * end. Files go first and the sign-in last, so that the next round finds what failed half way. A
 * failure is logged and doesn't stop the rest.
 */
export const removeUnfinishedSignups = defineScheduled('removeUnfinishedSignups', {
  options: { timeoutSeconds: 300 },
  deps: () => {
    const auth = authentication();
    const listUsers = (max: number, pageToken?: string) => auth.listUsers(max, pageToken);
    return { auth, deleteFolder, listUsers };
  },
  handler: async ({ db, now }: Run, deps: SweepDeps) => {
    const cursor = sweepCursors(db).doc('removeUnfinishedSignups');
    const total = { removed: 0, failed: 0 };
    let pageToken = (await cursor.get()).data()?.pageToken ?? null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const list = await nextPage(deps, pageToken);
      for (const signIn of list.users) {
        const outcome = await removeOne(db, deps, signIn, now);
        if (outcome !== 'kept') total[outcome] += 1;
      }
      pageToken = list.pageToken ?? null;
      await cursor.set({ pageToken, at: now });
      if (pageToken === null) break;
    }
    return total;
  },
});

/** A token that no longer works begins again. */
async function nextPage({ listUsers }: SweepDeps, pageToken: string | null) {
  if (pageToken === null) return listUsers(PAGE);
  return listUsers(PAGE, pageToken).catch((error: unknown) => {
    if (!isInvalidPage(error)) throw error;
    return listUsers(PAGE);
  });
}

async function removeOne(
  db: Firestore,
  deps: SweepDeps,
  signIn: UserRecord,
  now: Date,
): Promise<'removed' | 'kept' | 'failed'> {
  if (!mayBeUnfinished(signIn, now)) return 'kept';
  const { uid } = signIn;
  try {
    if ((await users(db).doc(uid).get()).exists) return 'kept';
    await Promise.all(foldersOf(uid).map(deps.deleteFolder));
    await Promise.all(OWN_DOCUMENTS.map((all) => all(db).doc(uid).delete()));
    await forgetFace(db, uid);
    await deps.auth.deleteUser(uid).catch((error: unknown) => {
      if (!isUnknownUser(error)) throw error;
    });
    return 'removed';
  } catch (error) {
    logger.error('An unfinished sign-up could not be removed', { uid, error: String(error) });
    return 'failed';
  }
}

/** Claims are set for completed accounts and for staff. */
function mayBeUnfinished({ customClaims = {}, metadata }: UserRecord, now: Date): boolean {
  const age = now.getTime() - Date.parse(metadata.creationTime);
  return !customClaims.userType && !customClaims.admin && age >= UNFINISHED_SIGNUP_MS;
}
