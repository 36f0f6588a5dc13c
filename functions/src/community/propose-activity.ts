import { startProblem } from '@hearthkin/domain/community/event-start';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { defineCallable } from '../platform/callable';
import { limitReached } from '../platform/rate-limit';
import { activities } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { activityFrom, listedHost, requireMove } from './activity-moves';
import { proposalsBy } from './activity-queries';

/**
 * Proposes a group activity of the caller's own to our team, or sends one again with changes that isn't decided, was
 * returned or declined. The id is the caller's and is used again when the answer is lost: it is created once.
 * @throws AppError `not-listed`, `invalid-input` where a date can't be, `already-exists` for an id of another's,
 * `bad-transition` for an activity that is more than a proposal, `rate-limited` while too many wait for a decision.
 */
export const proposeActivity = defineCallable('proposeActivity', {
  access: { for: 'earner' },
  handler: ({ db, input: { activityId, form }, caller: { uid }, now }) => {
    if (startProblem(form, now) !== null) {
      throw new AppError('invalid-input', 'The activity can’t be then');
    }
    return db.runTransaction(async (tx) => {
      const ref = activities(db).doc(activityId);
      const [found, listing, open] = await Promise.all([
        tx.get(ref),
        listedHost(tx, db, uid, form.title),
        tx.get(proposalsBy(db, uid)),
      ]);
      const former = dataOf(found);
      if (found.exists && former?.hostId !== uid) throw new AppError('already-exists');
      requireMove('propose', former?.status ?? null);
      const isOpen = former?.status === 'proposed';
      if (!isOpen && open.size >= RATE_LIMITS.openActivities.max) {
        throw limitReached('openActivities');
      }
      const whole = { ...form, hostId: uid, originalPriceMinor: null };
      tx.set(ref, {
        ...activityFrom(whole, listing.displayName, former, now),
        status: 'proposed',
        request: { at: now, dueAt: null, sweepAt: null },
      });
      return { proposed: true };
    });
  },
});
