import { AppError } from '@hearthkin/domain/foundation/errors';
import { authentication, isUnknownUser, signInById } from '../platform/auth';
import { defineStaffAct } from '../platform/callable';
import { planDeps, planSecrets } from '../pricing/plan-caller';
import { finishSuspension, type SuspendDeps } from '../suspension/finish-suspension';
import { mailStatus, readRecipient } from '../suspension/mail-suspension';
import { planSuspension, statusOf } from './plan-suspension';
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
  secrets: planSecrets,
  deps: (): SuspendDeps => ({ auth: authentication(), ...planDeps() }),
  handler: async ({ db, input, caller, now }, deps) => {
    const { uid, suspend, reason } = input;
    await requireNoStaff(deps.auth, uid);
    const hasSignIn = (await signInById(deps.auth, uid)) !== null;
    const isChanged = await db.runTransaction(async (tx) => {
      const write = await planSuspension(tx, db, uid, { suspend, hasSignIn });
      write?.({ reason, by: caller.uid, now });
      return write !== null;
    });
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

/** The sign-in may be gone before the account is. */
async function openSignIn(auth: SuspendDeps['auth'], uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: false }).catch((error: unknown) => {
    if (!isUnknownUser(error)) throw error;
  });
}
