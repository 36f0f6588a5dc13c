import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchList } from '../kit/readers';
import type { Booking } from './booking-queries';

/** The reads of single kinds of bookings, by name; see `queries.ts`. All cost what they show. */

const bookings = documentsOf(bookingSchema);

/** A person's confirmed sessions that begin after an instant, the next one first. */
export function nextSessions(
  uid: string,
  after: Date,
  count: number,
): LiveQuery<readonly Doc<Booking>[]> {
  return {
    key: `next-sessions/${uid}/${after.getTime()}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'bookings').withConverter(bookings),
          where('participantIds', 'array-contains', uid),
          where('status', '==', 'confirmed'),
          where('startsAt', '>', after),
          orderBy('startsAt', 'asc'),
          limit(count),
        ),
      ),
  };
}

/** A person's requests that have not lapsed at an instant, the most pressing first. */
export function openRequests(
  uid: string,
  at: Date,
  count: number,
): LiveQuery<readonly Doc<Booking>[]> {
  return {
    key: `open-requests/${uid}/${at.getTime()}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'bookings').withConverter(bookings),
          where('participantIds', 'array-contains', uid),
          where('status', '==', 'pending'),
          where('dueAt', '>', at),
          orderBy('dueAt', 'asc'),
          limit(count),
        ),
      ),
  };
}
