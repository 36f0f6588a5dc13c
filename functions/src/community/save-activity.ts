import type { Activity } from '@hearthkin/domain/community/activity';
import { mayCrossOut, NEVER_ASKED } from '@hearthkin/domain/community/activity-form';
import {
  answerDueAt,
  isElsewhere,
  moveOfSave,
  reminderAt,
} from '@hearthkin/domain/community/activity-state';
import { gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { planHosting } from '../agreement/hosted-time';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { mailDecision, tellDecision } from '../notification/decision-news';
import { readRecipients } from '../notification/notify';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { activities } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { activityFrom, listedHost, requireMove } from './activity-moves';
import { newsForHost } from './activity-news';

/**
 * Asks a listed companion to host a group activity, which isn't public and takes none of their time until they accept; or
 * gives a published one other words, of which its host is told. Once a member has joined, host, time and place can't
 * change and the price can't rise; before that, another host, time or place is asked anew.
 * @throws AppError `not-listed` for an unlisted host, `start-passed`, `invalid-input` for a crossed-out price that was
 * never asked or another host of a companion's proposal, `not-found`, `bad-transition` for an activity that is cancelled
 * or that its companion has to change, `has-begun`, `relied-on` by those who have joined.
 */
export const saveActivity = defineStaffAct('saveActivity', {
  concerns: async ({ db, input: { activityId, form } }) => [
    form.hostId,
    ...(activityId === null ? [] : await peopleNamedIn(activities(db).doc(activityId))),
  ],
  secrets: mailSecrets,
  deps: mailDeps,
  handler: async ({ db, input: { activityId, form }, caller, now }, deps) => {
    const ref = activityId === null ? activities(db).doc() : activities(db).doc(activityId);
    const saved = await db.runTransaction(async (tx) => {
      const [former, listing] = await Promise.all([
        activityId === null ? null : tx.get(ref).then((snapshot) => snapshot.data() ?? null),
        listedHost(tx, db, form.hostId, null),
      ]);
      if (activityId !== null && former === null) {
        throw new AppError('not-found', 'There is no such activity');
      }
      if (!mayCrossOut(form.originalPriceMinor, former)) {
        throw new AppError('invalid-input', NEVER_ASKED);
      }
      const facts = activityFrom(form, listing.displayName, former, now);
      if (facts.startsAt <= now) throw new AppError('start-passed');
      const move = moveOfSave(former, facts);
      requireMove(move, former?.status ?? null);
      if (former !== null) requireChangeable(former, facts, now);
      const next: Activity = {
        ...facts,
        ...(move === 'ask' ? askedNow(facts.startsAt, now) : { status: 'open', request: null }),
      };
      const isTaken = former?.status === 'open' && move === 'ask';
      const hold = gatheringHold('activity', ref.id);
      const giveBack = isTaken
        ? await planHosting(tx, db, former.hostId, [{ hold, before: former, after: null }])
        : () => {};
      const hosts = [...new Set([next.hostId, former?.hostId ?? next.hostId])];
      const readers = await readRecipients(tx, db, hosts);
      const wasPromised = former?.status === 'open' || former?.status === 'asked';
      const leaves = wasPromised && former.hostId !== next.hostId;
      const kind = move === 'ask' ? 'activity-asked' : 'activity-changed';
      const news = [
        ...newsForHost(readers.get(next.hostId) ?? null, kind, ref.id, next, { now }),
        ...(leaves
          ? newsForHost(readers.get(former.hostId) ?? null, 'activity-withdrawn', ref.id, former, {
              now,
            })
          : []),
      ];
      tx.set(ref, next);
      giveBack();
      const act = move === 'ask' ? 'activity-asked' : 'activity-reworded';
      audit(tx, db, { at: now, act, by: caller.uid, target: ref.path, note: form.title });
      tellDecision(tx, db, news, now);
      return { news, status: move === 'ask' ? ('asked' as const) : ('open' as const) };
    });
    await mailDecision({ db, now, ...deps }, saved.news, `${ref.id}_${now.getTime()}`);
    return { activityId: ref.id, status: saved.status };
  },
});

function askedNow(startsAt: Date, now: Date): Pick<Activity, 'status' | 'request'> {
  const dueAt = answerDueAt(now, startsAt);
  return { status: 'asked', request: { at: now, dueAt, sweepAt: reminderAt(now, dueAt) ?? dueAt } };
}

type Facts = Omit<Activity, 'status' | 'request'>;

function requireChangeable(former: Activity, next: Facts, now: Date): void {
  if (former.status === 'proposed' && former.hostId !== next.hostId) {
    throw new AppError('invalid-input', 'The companion who proposed it is its host');
  }
  if (former.status !== 'open') return;
  if (former.startsAt <= now) throw new AppError('has-begun');
  if (former.participantCount === 0) return;
  if (isElsewhere(former, next)) {
    throw new AppError('relied-on', 'People have joined it as it was');
  }
  if (next.priceMinor > former.priceMinor) {
    throw new AppError('relied-on', 'People have joined it at a lower price');
  }
  if (next.maxParticipants < former.participantCount) {
    throw new AppError('relied-on', 'More people have joined it');
  }
}
