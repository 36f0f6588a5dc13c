import { UNFINISHED_SIGNUP_MS } from '@hearthkin/domain/account/signup';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { authentication, isUnknownUser } from '../core/auth';
import { users, verifications } from '../core/collections';
import { defineScheduled, type Run } from '../core/scheduled';
import { deleteFolder } from '../core/storage';

const PAGE = 1000;

/** Every sign-in of the project. */
async function* allSignIns(auth: Auth): AsyncGenerator<UserRecord> {
  let page: string | undefined;
  do {
    const result = await auth.listUsers(PAGE, page);
    yield* result.users;
    page = result.pageToken;
  } while (page);
}

interface SweepDeps {
  readonly auth: Auth;
  /** Deletes every file in a folder of Storage. */
  readonly deleteFolder: (folder: string) => Promise<void>;
  readonly signIns: AsyncIterable<UserRecord>;
}

/**
 * Removes sign-ups that weren't finished within a day. Runs hourly, since it lists every sign-in.
 * Files go first and the sign-in last, so that the next run finds what failed half way.
 */
export const removeUnfinishedSignups = defineScheduled('removeUnfinishedSignups', {
  schedule: 'every 60 minutes',
  deps: () => {
    const auth = authentication();
    return { auth, deleteFolder, signIns: allSignIns(auth) };
  },
  handler: async ({ db, now }: Run, deps: SweepDeps) => {
    let removed = 0;
    for await (const signIn of deps.signIns) {
      if (!mayBeUnfinished(signIn, now)) continue;
      const { uid } = signIn;
      if ((await users(db).doc(uid).get()).exists) continue;
      const folders = [`verification/${uid}/`, `profiles/${uid}/`];
      await Promise.all(folders.map(deps.deleteFolder));
      await verifications(db).doc(uid).delete();
      await deps.auth.deleteUser(uid).catch((error: unknown) => {
        if (!isUnknownUser(error)) throw error;
      });
      removed += 1;
    }
    return { removed };
  },
});

/** Claims are set for completed accounts and for staff. */
function mayBeUnfinished({ customClaims = {}, metadata }: UserRecord, now: Date): boolean {
  const age = now.getTime() - Date.parse(metadata.creationTime);
  return !customClaims.userType && !customClaims.admin && age >= UNFINISHED_SIGNUP_MS;
}
