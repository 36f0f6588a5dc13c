import { isDeepStrictEqual } from 'node:util';
import { NO_ADDRESS } from '@hearthkin/domain/account/address';
import { type DetailedAccount, missingDetails } from '@hearthkin/domain/account/level';
import { isGold } from '@hearthkin/domain/account/profile';
import type { User } from '@hearthkin/domain/account/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { INTERACTIVE } from '../platform/deployment';
import { deleteReplacedFiles, type NamedFiles } from '../platform/files/delete-replaced-files';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { recheckedIn, reopenReview } from '../verification/reopen-review';
import { syncVerification } from '../verification/sync-verification';
import { syncAccount } from './sync-account';

/**
 * Updates `profiles/{uid}` and the account's fields of `companions/{uid}`, gives or takes the level when the details it
 * needs are there or gone, takes the badge of a verified person with another name or photo, and deletes replaced pictures.
 */
export const onUserWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('users/{uid}') },
  following(async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const { uid } = event.params;
    const db = database();
    const { before, after } = event.data ?? {};
    if (isCountedSession(before, after)) return;
    await syncAccount(db, uid, now);
    if (hasOtherLevel(before, after)) await syncVerification(db, uid);
    await reopenReview(db, uid, recheckedIn(before, after, LOOKED_AT), now);
    // Deleting the account deletes all its files anyway.
    if (after?.exists) await deleteReplacedFiles(db, uid, picturesOf(before), picturesOf(after));
  }),
);

/** Whether a session was counted, and nothing follows from it: every booking writes an account for that. */
function isCountedSession(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  const [was, is] = [before?.data(), after?.data()];
  if (was === undefined || is === undefined) return false;
  const names = Object.keys({ ...was, ...is });
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]));
  return changed.every((name) => name === 'stats') && isGold(was as User) === isGold(is as User);
}

/** Whether a write has given or taken the last detail that the level of an account needs besides its checks. */
function hasOtherLevel(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  const [was, is] = [before?.data(), after?.data()];
  return was !== undefined && is !== undefined && isWhole(was) !== isWhole(is);
}

function isWhole(stored: Partial<DetailedAccount>): boolean {
  const { phoneVerified = false, interests = [], address = NO_ADDRESS } = stored;
  return missingDetails({ phoneVerified, interests, address }).length === 0;
}

const LOOKED_AT = { firstName: 'name', lastName: 'name', profilePhoto: 'photo' } as const;

function picturesOf(account: DocumentSnapshot | undefined): NamedFiles {
  return [account?.get('profilePhoto'), account?.get('coverPhoto')];
}
