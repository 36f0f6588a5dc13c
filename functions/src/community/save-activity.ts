import type { Activity } from '@hearthkin/domain/community/activity';
import {
  type ActivityForm,
  activityTimes,
  mayCrossOut,
  NEVER_ASKED,
} from '@hearthkin/domain/community/activity-form';
import { gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { planHosting, requireHostFree } from '../agreement/hosted-time';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { activities, companions } from '../platform/records/collections';
import { audit } from '../staff/audit';

/**
 * Publishes a group activity of a listed companion, or changes one that hasn't started. Once a
 * member has joined, host, time and place can't change and the price can't rise. Its time is taken in the host's calendar.
 * @throws AppError `not-listed` for an unlisted host, `start-passed`, `invalid-input` for a crossed-out price that was
 * never asked, `host-busy`, `not-found`, `bad-transition` for an activity that is cancelled, `has-begun`, `relied-on` by those who
 * have joined.
 */
export const saveActivity = defineStaffAct('saveActivity', {
  concerns: async ({ db, input: { activityId, form } }) => [
    form.hostId,
    ...(activityId === null ? [] : await peopleNamedIn(activities(db).doc(activityId))),
  ],
  handler: ({ db, input: { activityId, form, overSessions }, caller, now }) => {
    return db.runTransaction(async (tx) => {
      const ref = activityId === null ? activities(db).doc() : activities(db).doc(activityId);
      const [former, listing] = await Promise.all([
        activityId === null ? null : tx.get(ref).then((snapshot) => snapshot.data() ?? null),
        tx.get(companions(db).doc(form.hostId)).then((snapshot) => snapshot.data()),
      ]);
      if (listing?.listed !== true) throw new AppError('not-listed', 'The companion is not listed');
      if (activityId !== null && former === null) {
        throw new AppError('not-found', 'There is no such activity');
      }
      if (!mayCrossOut(form.originalPriceMinor, former)) {
        throw new AppError('invalid-input', NEVER_ASKED);
      }
      const next = activityFrom(form, listing.displayName, former, now);
      if (next.startsAt <= now) throw new AppError('start-passed');
      if (former !== null) requireChangeable(former, next, now);
      if (former === null || isElsewhere(former, next)) {
        await requireHostFree(tx, db, next.hostId, [next], overSessions);
      }
      const hold = gatheringHold('activity', ref.id);
      const isHandedOver = former !== null && former.hostId !== next.hostId;
      const changes = [
        ...(isHandedOver
          ? [await planHosting(tx, db, former.hostId, [{ hold, before: former, after: null }])]
          : []),
        await planHosting(tx, db, next.hostId, [
          { hold, before: isHandedOver ? null : former, after: next },
        ]),
      ];

      tx.set(ref, next);
      for (const write of changes) write();
      const note = form.title;
      audit(tx, db, { at: now, act: 'activity-saved', by: caller.uid, target: ref.path, note });
      return { activityId: ref.id };
    });
  },
});

function activityFrom(
  { hostId, specialties, bio, yearsExperience, minutes, ...form }: ActivityForm,
  name: string,
  former: Activity | null,
  now: Date,
): Activity {
  const times = activityTimes({ ...form, minutes });
  if (times === null) throw new AppError('invalid-input', 'The clocks skip this time');
  return {
    ...form,
    ...times,
    hostId,
    host: { name, specialties, bio, yearsExperience },
    participantCount: former?.participantCount ?? 0,
    status: 'open',
    notes: '',
    updatedAt: now,
  };
}

/** Whether another host, or another time of the host, is needed. */
function isElsewhere(former: Activity, next: Activity): boolean {
  return (
    former.hostId !== next.hostId ||
    former.startsAt.getTime() !== next.startsAt.getTime() ||
    former.endsAt.getTime() !== next.endsAt.getTime()
  );
}

function requireChangeable(former: Activity, next: Activity, now: Date): void {
  if (former.status !== 'open') throw new AppError('bad-transition', 'It is cancelled');
  if (former.startsAt <= now) throw new AppError('has-begun');
  if (former.participantCount === 0) return;
  const isMoved = former.location !== next.location || former.city !== next.city;
  if (isMoved || isElsewhere(former, next)) {
    throw new AppError('relied-on', 'People have joined it as it was');
  }
  if (next.priceMinor > former.priceMinor) {
    throw new AppError('relied-on', 'People have joined it at a lower price');
  }
  if (next.maxParticipants < former.participantCount) {
    throw new AppError('relied-on', 'More people have joined it');
  }
}
