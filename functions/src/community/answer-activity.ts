import type { CallableResults } from '@hearthkin/domain/callables';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { activities } from '../platform/records/collections';
import { planOpening, requireAsRead, requireMove } from './activity-moves';

/**
 * Answers our team's request to host a group activity: the host accepts all of it as they read it, by which it is published
 * and takes their time, or declines, with a reason that our team reads. The same answer again changes nothing.
 * @throws AppError `not-found`, `forbidden` for anyone else, `bad-transition` if it isn't asked, `outdated` if it was
 * changed since; to accept also `start-passed`, `not-listed` and `host-busy` over an accepted session.
 */
export const answerActivity = defineCallable('answerActivity', {
  access: {
    for: 'earner',
    standing: 'active',
    why: 'Declining needs no more, and nothing is published for a companion who isn’t listed.',
  },
  handler: ({ db, input, caller, now }) => {
    const { activityId, answer, requestedAt } = input;
    return db.runTransaction(async (tx): Promise<CallableResults['answerActivity']> => {
      const ref = activities(db).doc(activityId);
      const activity = (await tx.get(ref)).data();
      if (activity === undefined) throw new AppError('not-found', 'There is no such activity');
      if (activity.hostId !== caller.uid) throw new AppError('forbidden', 'This is for the host');
      const status = answer === 'accepted' ? 'open' : 'declined';
      if (activity.status === status) return { status };
      requireMove(answer === 'accepted' ? 'accept' : 'decline', activity.status);
      requireAsRead(activity, requestedAt);
      if (input.answer === 'accepted') {
        const opening = { now, isByHost: true, overSessions: false };
        (await planOpening(tx, db, activityId, activity, opening))();
      } else {
        const request = { at: now, dueAt: null, sweepAt: null };
        tx.update(ref, { status: 'declined', notes: input.reason, request, updatedAt: now });
      }
      return { status };
    });
  },
});
