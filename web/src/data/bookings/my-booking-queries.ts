import { type BookingStatus, bookingSchema } from '@hearthkin/domain/booking/booking';
import { type Payment, paymentSchema } from '@hearthkin/domain/payment/ledger';
import {
  collection,
  doc,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { catchError } from 'rxjs';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import { hiddenAsNone } from '../kit/hidden-as-none';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, type Pages, watchDoc, watchPages } from '../kit/readers';
import type { Booking } from './booking-queries';

/** The reads of one's own bookings and payments, by name; see `queries.ts`. */

const bookings = documentsOf(bookingSchema);
const payments = documentsOf(paymentSchema);

/** Bookings that are read at a time. */
export const BOOKINGS_PAGE = 20;

/** The two halves of the list: what is asked for or agreed, soonest first, and what is over, latest first. */
const HALVES = {
  upcoming: { statuses: ['pending', 'confirmed'], direction: 'asc' },
  past: { statuses: ['completed', 'cancelled'], direction: 'desc' },
} as const satisfies Record<
  string,
  { readonly statuses: readonly BookingStatus[]; readonly direction: 'asc' | 'desc' }
>;
export type BookingHalf = keyof typeof HALVES;

/** The bookings of either side in one half, page by page. */
export function bookingPages(uid: string, half: BookingHalf): LiveQuery<Pages<Booking>> {
  const { statuses, direction } = HALVES[half];
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'bookings').withConverter(bookings),
      where('participantIds', 'array-contains', uid),
      where('status', 'in', statuses),
      orderBy('startsAt', direction),
      ...from,
      limit(BOOKINGS_PAGE),
    );
  return {
    key: `booking-pages/${uid}/${half}`,
    open: (more) => watchPages(list, BOOKINGS_PAGE, more),
  };
}

/** A booking of one's own; null for one that is somebody else's or does not exist. */
export function ownBooking(bookingId: string): LiveQuery<Doc<Booking> | null> {
  return {
    key: `booking/${bookingId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'bookings', bookingId).withConverter(bookings)).pipe(
        catchError(hiddenAsNone),
      ),
  };
}

/** What was paid for a booking of one's own. */
export function ownPayment(bookingId: string): LiveQuery<Doc<Payment> | null> {
  return {
    key: `payment/${bookingId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'payments', bookingId).withConverter(payments)).pipe(
        catchError(hiddenAsNone),
      ),
  };
}
