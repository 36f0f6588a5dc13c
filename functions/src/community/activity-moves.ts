import type { Activity } from '@hearthkin/domain/community/activity';
import { type ActivityForm, activityTimes } from '@hearthkin/domain/community/activity-form';
import {
  type ActivityMove,
  type ActivityStatus,
  mayMove,
} from '@hearthkin/domain/community/activity-state';
import { gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { planHosting, requireHostFree } from '../agreement/hosted-time';
import { activities, companions } from '../platform/records/collections';

/**
 * Refuses a way that `ACTIVITY_MOVES` doesn't have.
 * @param from null for an activity that doesn't exist yet.
 * @throws AppError `bad-transition`
 */
export function requireMove(move: ActivityMove, from: ActivityStatus | null): void {
  if (!mayMove(move, from)) throw new AppError('bad-transition', `No ${move} from ${from}`);
}

/**
 * Refuses an answer to another version than the one that its giver has read.
 * @throws AppError `outdated`
 */
export function requireAsRead({ request }: Activity, requestedAt: number): void {
  if (request?.at.getTime() !== requestedAt) {
    throw new AppError('outdated', 'It was changed since it was read');
  }
}

/** An activity by its form, which no one has joined yet unless they did before. */
export function activityFrom(
  { hostId, specialties, bio, yearsExperience, minutes, ...form }: ActivityForm,
  name: string,
  former: Activity | null,
  now: Date,
): Omit<Activity, 'status' | 'request'> {
  const times = activityTimes({ ...form, minutes });
  if (times === null) throw new AppError('invalid-input', 'The clocks skip this time');
  return {
    ...form,
    ...times,
    hostId,
    host: { name, specialties, bio, yearsExperience },
    participantCount: former?.participantCount ?? 0,
    notes: '',
    updatedAt: now,
  };
}

/**
 * Reads the listed companion who is to host an activity.
 * @param title names it in the refusal where the host themselves is told what to do.
 * @throws AppError `not-listed`
 */
export async function listedHost(
  tx: Transaction,
  db: Firestore,
  hostId: string,
  title: string | null,
) {
  const listing = (await tx.get(companions(db).doc(hostId))).data();
  if (listing?.listed === true) return listing;
  const details = title === null ? {} : { subject: title };
  throw new AppError('not-listed', 'The companion is not listed', details);
}

interface Opening {
  readonly now: Date;
  readonly isByHost: boolean;
  readonly overSessions: boolean;
}

/**
 * Reads what the publication of an activity needs, and gives what writes it: the one way by which it becomes public and
 * takes its host's time. The caller has its host's word.
 * @throws AppError `start-passed`, `not-listed`, `host-busy`.
 */
export async function planOpening(
  tx: Transaction,
  db: Firestore,
  activityId: string,
  activity: Activity,
  { now, isByHost, overSessions }: Opening,
): Promise<() => void> {
  const { hostId, title } = activity;
  if (activity.startsAt <= now) throw new AppError('start-passed');
  await listedHost(tx, db, hostId, isByHost ? title : null);
  await requireHostFree(tx, db, hostId, [activity], overSessions);
  const hold = gatheringHold('activity', activityId);
  const takeTime = await planHosting(tx, db, hostId, [{ hold, before: null, after: activity }]);
  return () => {
    const published = { status: 'open', request: null, notes: '', updatedAt: now } as const;
    tx.update(activities(db).doc(activityId), published);
    takeTime();
  };
}
