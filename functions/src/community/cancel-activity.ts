import type { CallableResults } from '@hearthkin/domain/callables';
import { AppError } from '@hearthkin/domain/errors';
import { audit } from '../admin/audit';
import { defineCallable } from '../core/callable';
import { activities } from '../core/collections';

/**
 * Calls a group activity off before it begins; the trigger on activities tells the participants.
 * A repeated call does nothing more.
 * @throws AppError `not-found`, or `outside-window` once it has begun.
 */
export const cancelActivity = defineCallable('cancelActivity', {
  access: 'admin',
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
