import type { CallableResults } from '@hearthkin/domain/callables';
import { gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { planHosting } from '../agreement/hosted-time';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { activities } from '../platform/records/collections';
import { audit } from '../staff/audit';

/**
 * Cancels a group activity before it starts, which gives its host the time back; the trigger on activities notifies the participants. A
 * repeated call does nothing.
 * @throws AppError `not-found`, or `has-begun` once it has started.
 */
export const cancelActivity = defineStaffAct('cancelActivity', {
  concerns: ({ db, input }) => peopleNamedIn(activities(db).doc(input.activityId)),
  handler: ({ db, input: { activityId, notes }, caller, now }) => {
    return db.runTransaction(async (tx): Promise<CallableResults['cancelActivity']> => {
      const end = await planActivityEnd(tx, db, activityId, now);
      if (end === undefined) throw new AppError('not-found', 'There is no such activity');
      if (end === null) return { status: 'cancelled' };
      end(notes);
      const target = activities(db).doc(activityId).path;
      const by = caller.uid;
      audit(tx, db, { at: now, act: 'activity-cancelled', by, target, note: notes });
      return { status: 'cancelled' };
    });
  },
});

/**
 * Reads what a cancellation needs, and gives what writes it, with notes that everyone reads. Undefined if there is no such activity,
 * null if it is canceled.
 * @throws AppError `has-begun` once it has started.
 */
export async function planActivityEnd(
  tx: Transaction,
  db: Firestore,
  activityId: string,
  now: Date,
): Promise<((notes: string) => void) | null | undefined> {
  const ref = activities(db).doc(activityId);
  const activity = (await tx.get(ref)).data();
  if (activity === undefined) return undefined;
  if (activity.status === 'cancelled') return null;
  if (activity.startsAt <= now) throw new AppError('has-begun');
  const hold = gatheringHold('activity', activityId);
  const giveBack = await planHosting(tx, db, activity.hostId, [
    { hold, before: activity, after: null },
  ]);
  return (notes) => {
    tx.update(ref, { status: 'cancelled', notes, updatedAt: now });
    giveBack();
  };
}
