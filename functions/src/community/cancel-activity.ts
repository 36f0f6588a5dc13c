import type { CallableResults } from '@hearthkin/domain/callables';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { defineCallable } from '../core/callable';
import { activities } from '../core/community-collections';

/**
 * Cancels a group activity before it starts; the trigger on activities notifies the participants. A
 * repeated call does nothing.
 * @throws AppError `not-found`, or `outside-window` once it has started.
 */
export const cancelActivity = defineCallable('cancelActivity', {
  access: 'admin-act',
  handler: ({ db, input: { activityId, notes }, caller, now }) => {
    return db.runTransaction(async (tx): Promise<CallableResults['cancelActivity']> => {
      const ref = activities(db).doc(activityId);
      const activity = (await tx.get(ref)).data();
      if (activity === undefined) throw new AppError('not-found', 'There is no such activity');
      if (activity.status === 'cancelled') return { status: 'cancelled' };
      if (activity.startsAt <= now) throw new AppError('outside-window', 'It has begun');
      tx.update(ref, { status: 'cancelled', notes, updatedAt: now });
      const by = caller.uid;
      audit(tx, db, { at: now, act: 'activity-cancelled', by, target: ref.path, note: notes });
      return { status: 'cancelled' };
    });
  },
});

/** Reads what a cancellation needs; null if it is canceled, or there is none. */
export async function planActivityEnd(
  tx: Transaction,
  db: Firestore,
  activityId: string,
  now: Date,
) {
  const ref = activities(db).doc(activityId);
  const activity = (await tx.get(ref)).data();
  if (activity?.status !== 'open') return null;
  if (activity.startsAt <= now) throw new AppError('outside-window', 'It has begun');
  return ({ reason }: { readonly reason: string }) => {
    tx.update(ref, { status: 'cancelled', notes: reason, updatedAt: now });
  };
}
