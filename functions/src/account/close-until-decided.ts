import type { Firestore } from 'firebase-admin/firestore';
import { finishSuspension, type SuspendDeps } from '../admin/finish-suspension';
import { companions, suspensions, users, waitingRemovals } from '../core/collections';
import { openReportsAbout } from '../safety/safety-queries';

/** Whether staff have to decide about a report about a person. */
export async function isReported(db: Firestore, uid: string): Promise<boolean> {
  return !(await openReportsAbout(db, uid).limit(1).get()).empty;
}

/**
 * Closes an account whose owner wants it deleted, like a suspended one, so that nothing of it is
 * seen or used. `finishRemovals` deletes it once the reports are decided; what fails here,
 * `finishSuspensions` goes on with. May be repeated.
 */
export async function closeUntilDecided(
  db: Firestore,
  deps: SuspendDeps,
  uid: string,
  now: Date,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const account = users(db).doc(uid);
    const listing = companions(db).doc(uid);
    const suspension = suspensions(db).doc(uid);
    const [{ exists }, isCompanion, isSuspended] = await Promise.all([
      tx.get(account),
      tx.get(listing).then((doc) => doc.exists),
      tx.get(suspension).then((doc) => doc.exists),
    ]);
    if (exists) tx.update(account, { accountStatus: 'suspended' });
    if (isCompanion) tx.update(listing, { listed: false });
    if (!isSuspended) tx.set(suspension, { at: now, reason: null, completedAt: null });
    tx.set(waitingRemovals(db).doc(uid), { requestedAt: now });
  });
  await finishSuspension(db, deps, uid, now);
}
