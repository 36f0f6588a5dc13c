import type { User } from '@hearthkin/domain/account/user';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { companions, suspensions, users, waitingRemovals } from '../platform/records/collections';
import { audit } from '../staff/audit';

interface Why {
  /** The words for the person. */
  readonly reason: string;
  /** The uid of the staff member. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Reads whom a suspension is for, and gives what writes it, or takes it back, with the log; null for an account that has
 * that status. Nothing stored is parsed, so that an account that can't be read is suspended too.
 * @throws AppError `not-found` without an account and a sign-in.
 */
export async function planSuspension(
  tx: Transaction,
  db: Firestore,
  uid: string,
  { suspend, hasSignIn }: { readonly suspend: boolean; readonly hasSignIn: boolean },
): Promise<((why: Why) => void) | null> {
  const ref = users(db).doc(uid);
  const listing = companions(db).doc(uid);
  const suspension = suspensions(db).doc(uid);
  const [account, isCompanion, isKnown] = await Promise.all([
    tx.get(ref),
    tx.get(listing).then(({ exists }) => exists),
    tx.get(suspension).then(({ exists }) => exists),
  ]);
  if (!account.exists && !hasSignIn) throw new AppError('not-found', 'There is no such account');
  const isSuspended = account.exists ? account.get('accountStatus') === 'suspended' : isKnown;
  if (isSuspended === suspend) return null;
  return ({ reason, by, now }) => {
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
  };
}

export function statusOf(suspend: boolean): User['accountStatus'] {
  return suspend ? 'suspended' : 'active';
}
