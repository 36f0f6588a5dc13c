import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { planKeyRange } from '@hearthkin/domain/pricing/allowance';
import { moodSchema } from '@hearthkin/domain/wellness/mood';
import {
  collection,
  documentId,
  endBefore,
  limit,
  orderBy,
  query,
  startAt,
  where,
} from 'firebase/firestore';
import { map } from 'rxjs';
import * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import type { Booking } from '../bookings/booking-queries';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchList } from '../kit/readers';

const bookings = documentsOf(bookingSchema);
const moodDocuments = documentsOf(moodSchema);
const uses = documentsOf(z.object({ bookingId: z.string() }));

export type Mood = z.infer<typeof moodSchema>;

/** More than a plan can be used in two months. */
const MAX_USES = 100;

const MAX_MOODS = 40;

/** The keys of a plan's uses (`planAllowance`) in the month of a date and the month before. */
export function planUses(uid: string, date: string): LiveQuery<readonly string[]> {
  const { from, before } = planKeyRange(date);
  return {
    key: `plan-uses/${uid}/${from}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'discounts').withConverter(uses),
          orderBy(documentId()),
          startAt(from),
          endBefore(before),
          limit(MAX_USES),
        ),
      ).pipe(map(({ data, fromCache }) => ({ data: data.map(({ id }) => id), fromCache }))),
  };
}

/** A user's completed sessions, latest first. */
export function lastSessions(uid: string, count: number): LiveQuery<readonly Doc<Booking>[]> {
  return {
    key: `last-sessions/${uid}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'bookings').withConverter(bookings),
          where('participantIds', 'array-contains', uid),
          where('status', '==', 'completed'),
          orderBy('startsAt', 'desc'),
          limit(count),
        ),
      ),
  };
}

/** A member's moods from a day (`yyyy-MM-dd`) on, earliest first. The id is the day. */
export function moodsSince(uid: string, day: string): LiveQuery<readonly Doc<Mood>[]> {
  return {
    key: `moods/${uid}/${day}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'moods').withConverter(moodDocuments),
          orderBy(documentId()),
          startAt(day),
          limit(MAX_MOODS),
        ),
      ),
  };
}
