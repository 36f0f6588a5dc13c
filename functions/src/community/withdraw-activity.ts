import type { CallableResults } from '@hearthkin/domain/callables';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { wordsHeard } from '../platform/people/standing';
import { requireMove } from './activity-moves';
import { planActivityEnd } from './cancel-activity';

/**
 * Ends a group activity of the caller's own: a proposal is deleted, and a published one canceled before it starts, which the
 * trigger on activities tells its participants. A repeated cancellation does nothing.
 * @throws AppError `not-found`, `forbidden` for anyone else, `has-begun`, `bad-transition` for a request, which is answered.
 */
export const withdrawActivity = defineCallable('withdrawActivity', {
  access: {
    for: 'earner',
    standing: 'active',
    why: 'Ending what one hosts needs no verification, nor that one may meet others.',
  },
  handler: ({ db, input: { activityId, reason }, caller, now }) => {
    return db.runTransaction(async (tx): Promise<CallableResults['withdrawActivity']> => {
      const planned = await planActivityEnd(tx, db, activityId, now);
      if (planned === undefined) throw new AppError('not-found', 'There is no such activity');
      if (planned === null) return { status: 'cancelled' };
      const { activity, end } = planned;
      if (activity.hostId !== caller.uid) throw new AppError('forbidden', 'This is for the host');
      const isOpen = activity.status === 'open';
      requireMove(isOpen ? 'call-off' : 'withdraw', activity.status);
      end(await wordsHeard(tx, db, caller, reason));
      return { status: isOpen ? 'cancelled' : 'withdrawn' };
    });
  },
});
