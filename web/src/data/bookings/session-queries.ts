import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchList } from '../kit/readers';
import type { Booking } from './booking-queries';

const bookings = documentsOf(bookingSchema);

/** A user's confirmed sessions after an instant, soonest first. */
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

/** A user's requests that have not expired, the most urgent first. */
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
