import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { planKeyRange, planMonth } from '@hearthkin/domain/pricing/allowance';
import { moodSchema } from '@hearthkin/domain/wellness/mood';
import * as z from 'zod/mini';
import { documentId, endBefore, limit, orderBy, startAt, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { all, list, mapped, source } from '../kit/queries';

const bookings = source('bookings', documentsOf(bookingSchema));
const moods = documentsOf(moodSchema);
const uses = documentsOf(z.object({ bookingId: z.string() }));

export type Mood = z.infer<typeof moodSchema>;

/** More than a plan can be used in two months. */
const MAX_USES = 100;

const MAX_MOODS = 40;

/** The keys of a plan's uses (`planAllowance`) in the plan's month of a date and the one before. */
export function planUses(uid: string, date: string, planMonthDay: number) {
  const { from, before } = planKeyRange(date, planMonthDay);
  const used = list(
    `plan-uses/${uid}/${from}/${before}`,
    source(`users/${uid}/discounts`, uses),
    orderBy(documentId()),
    startAt(from),
    endBefore(before),
    limit(MAX_USES),
  );
  return mapped(used, (found) => found.map(({ id }) => id));
}

/** The same, for several dates. */
export function planUsesOn(uid: string, dates: readonly string[], planMonthDay: number) {
  const months = [...new Set(dates.map((date) => planMonth(date, planMonthDay).from))];
  const queries = months.map((date) => planUses(uid, date, planMonthDay));
  const key = `plan-uses-on/${uid}/${months.join()}/${planMonthDay}`;
  return mapped(all(key, queries), (found) => [...new Set(found.flat())]);
}

/** A user's completed sessions, latest first. */
export const lastSessions = (uid: string, count: number) =>
  list(
    `last-sessions/${uid}/${count}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    where('status', '==', 'completed'),
    orderBy('startsAt', 'desc'),
    limit(count),
  );

/** A member's moods from a day (`yyyy-MM-dd`) on, earliest first. The id is the day. */
export const moodsSince = (uid: string, day: string) =>
  list(
    `moods/${uid}/${day}`,
    source(`users/${uid}/moods`, moods),
    orderBy(documentId()),
    startAt(day),
    limit(MAX_MOODS),
  );
