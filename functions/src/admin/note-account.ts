import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../platform/auth';
import { defineStaffAct } from '../platform/callable';
import { accountNotes, users } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { requireNoStaff } from './require-no-staff';

interface NoteDeps {
  readonly auth: Auth;
}

/**
 * Stores a note on a person, for staff only. A repeated request does nothing.
 * @throws AppError `not-found` without an account, `forbidden` for oneself and other staff.
 */
export const noteAccount = defineStaffAct('noteAccount', {
  concerns: ({ input: { uid } }) => [uid],
  deps: (): NoteDeps => ({ auth: authentication() }),
  handler: async ({ db, input: { requestId, uid, text }, caller, now: at }, { auth }) => {
    await requireNoStaff(auth, uid);
    return db.runTransaction(async (tx): Promise<{ readonly noted: true }> => {
      const ref = accountNotes(db, uid).doc(requestId);
      const [account, { exists: isRepeated }] = await Promise.all([
        tx.get(users(db).doc(uid)),
        tx.get(ref),
      ]);
      if (!account.exists) throw new AppError('not-found', 'There is no such account');
      if (isRepeated) return { noted: true };
      const by = caller.uid;
      tx.create(ref, { text, at, by });
      const target = account.ref.path;
      audit(tx, db, { at, act: 'account-noted', by, target, note: '', concerns: [uid] });
      return { noted: true };
    });
  },
});
