import type { CallableResults } from '@hearthkin/domain/callables';
import type { Activity } from '@hearthkin/domain/community/activity';
import { isPublicActivity } from '@hearthkin/domain/community/activity-state';
import { gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { planHosting } from '../agreement/hosted-time';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { activities } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { requireMove } from './activity-moves';
import { newsForHost } from './activity-news';

/**
 * Cancels a group activity before it starts, which gives its host the time back; the trigger on activities notifies the
 * participants. A request to a host is withdrawn. The host is told of both. A repeated cancellation does nothing.
 * @throws AppError `not-found`, `has-begun` once it has started, `bad-transition` for a companion's proposal.
 */
export const cancelActivity = defineStaffAct('cancelActivity', {
  concerns: ({ db, input }) => peopleNamedIn(activities(db).doc(input.activityId)),
  secrets: mailSecrets,
  deps: mailDeps,
  handler: async ({ db, input: { activityId, notes }, caller, now }, deps) => {
    const ended = await db.runTransaction(async (tx): Promise<Ended> => {
      const planned = await planActivityEnd(tx, db, activityId, now);
      if (planned === undefined) throw new AppError('not-found', 'There is no such activity');
      if (planned === null) return { status: 'cancelled', news: [] };
      const { activity, end } = planned;
      const isOpen = activity.status === 'open';
      requireMove(isOpen ? 'cancel' : 'recall', activity.status);
      const host = await readRecipient(tx, db, activity.hostId);
      // A companion who has declined, or let the request end, is done with it.
      const isTold = isOpen || activity.status === 'asked';
      const kind = isOpen ? 'activity-cancelled' : 'activity-withdrawn';
      const news = newsForHost(isTold ? host : null, kind, activityId, activity, { now, notes });
      end(notes);
      const target = activities(db).doc(activityId).path;
      audit(tx, db, { at: now, act: kind, by: caller.uid, target, note: notes });
      tellDecision(tx, db, news, now);
      return { status: isOpen ? 'cancelled' : 'withdrawn', news };
    });
    await mailDecision({ db, now, ...deps }, ended.news, `${activityId}_${now.getTime()}`);
    return { status: ended.status };
  },
});

type Ended = CallableResults['cancelActivity'] & { readonly news: readonly DecisionNews[] };

/** The end of an activity that isn't canceled: a published one is canceled, another is deleted. */
interface ActivityEnd {
  readonly activity: Activity;
  /** Writes it, with notes that everyone reads. */
  readonly end: (notes: string) => void;
}

/**
 * Reads what the end of an activity needs. Undefined if there is no such activity, null if it is canceled.
 * @throws AppError `has-begun` once a published one has started.
 */
export async function planActivityEnd(
  tx: Transaction,
  db: Firestore,
  activityId: string,
  now: Date,
): Promise<ActivityEnd | null | undefined> {
  const ref = activities(db).doc(activityId);
  const activity = (await tx.get(ref)).data();
  if (activity === undefined) return undefined;
  if (activity.status === 'cancelled') return null;
  if (!isPublicActivity(activity)) return { activity, end: () => tx.delete(ref) };
  if (activity.startsAt <= now) throw new AppError('has-begun');
  const hold = gatheringHold('activity', activityId);
  const giveBack = await planHosting(tx, db, activity.hostId, [
    { hold, before: activity, after: null },
  ]);
  return {
    activity,
    end: (notes) => {
      tx.update(ref, { status: 'cancelled', notes, updatedAt: now });
      giveBack();
    },
  };
}
