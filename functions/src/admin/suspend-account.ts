import type { User } from '@hearthkin/domain/account/user';
import type { SuspendAccountInput } from '@hearthkin/domain/admin/account-acts';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { authentication, isUnknownUser, signInById } from '../platform/auth';
import { defineStaffAct } from '../platform/callable';
import { companions, suspensions, users, waitingRemovals } from '../platform/records/collections';
import { planDeps, planSecrets } from '../pricing/plan-caller';
import { audit } from '../staff/audit';
import { finishSuspension, type SuspendDeps } from '../suspension/finish-suspension';
import { mailStatus, readRecipient } from '../suspension/mail-suspension';
import { requireNoStaff } from './require-no-staff';

/**
 * Suspends or reinstates an account, or a sign-in whose account is gone, and emails the person why.
 * A suspended person can't sign in, isn't listed, and all they take part in ends
 * (`finishSuspension`). Reinstating opens sign-in and listing again, and takes back a deletion that
 * waits. A repeated call finishes what failed.
 * @throws AppError `not-found` without an account and a sign-in, `forbidden` for oneself and other
 * staff, `unfinished` if `finishSuspensions` has to go on.
 */
export const suspendAccount = defineStaffAct('suspendAccount', {
  concerns: ({ input: { uid } }) => [uid],
  // Each open booking takes a transaction.
  options: { secrets: planSecrets, timeoutSeconds: 300 },
  deps: (): SuspendDeps => ({ auth: authentication(), ...planDeps() }),
  handler: async ({ db, input, caller, now }, deps) => {
    const { uid, suspend, reason } = input;
    await requireNoStaff(deps.auth, uid);
    const hasSignIn = (await signInById(deps.auth, uid)) !== null;
    const isChanged = await commitStatus(db, input, caller.uid, hasSignIn, now);
    if (suspend) {
      if (!(await finishSuspension(db, deps, uid, now))) {
        throw new AppError('unfinished', 'A part of the suspension failed');
      }
    } else {
      await openSignIn(deps.auth, uid);
      if (isChanged) {
        const recipient = await readRecipient(db, deps.auth, uid);
        await mailStatus(deps, { uid, recipient, change: 'reinstated', reason, at: now }, now);
      }
    }
    return { accountStatus: statusOf(suspend) };
  },
});

function statusOf(suspend: boolean): User['accountStatus'] {
  return suspend ? 'suspended' : 'active';
}

/**
 * Nothing stored is parsed, so that an account that can't be read is suspended too.
 * @returns false if the account has that status.
 */
function commitStatus(
  db: Firestore,
  { uid, suspend, reason }: SuspendAccountInput,
  by: string,
  hasSignIn: boolean,
  now: Date,
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const ref = users(db).doc(uid);
    const listing = companions(db).doc(uid);
    const suspension = suspensions(db).doc(uid);
    const [account, isCompanion, isKnown] = await Promise.all([
      tx.get(ref),
      tx.get(listing).then(({ exists }) => exists),
      tx.get(suspension).then(({ exists }) => exists),
    ]);
    if (!account.exists && !hasSignIn) {
      throw new AppError('not-found', 'There is no such account');
    }
    const isSuspended = account.exists ? account.get('accountStatus') === 'suspended' : isKnown;
    if (isSuspended === suspend) return false;
    if (account.exists) tx.update(ref, { accountStatus: statusOf(suspend) });
    // Unlists at once, without waiting for the trigger.
    if (suspend && isCompanion) tx.update(listing, { listed: false });
    if (suspend) {
      tx.set(suspension, { at: now, reason, completedAt: null });
    } else {
      tx.delete(suspension);
      tx.delete(waitingRemovals(db).doc(uid));
    }
    const act = suspend ? 'account-suspended' : 'account-reinstated';
    audit(tx, db, { at: now, act, by, target: ref.path, note: reason, concerns: [uid] });
    return true;
  });
}

/** The sign-in may be gone before the account is. */
async function openSignIn(auth: SuspendDeps['auth'], uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: false }).catch((error: unknown) => {
    if (!isUnknownUser(error)) throw error;
  });
}
