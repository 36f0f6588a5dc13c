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
import type { LiveQuery } from '../kit/live-query';
import { nullIfDenied } from '../kit/null-if-denied';
import { type Doc, type Pages, watchDoc, watchPages } from '../kit/readers';
import type { Booking } from './booking-queries';

const bookings = documentsOf(bookingSchema);
const payments = documentsOf(paymentSchema);

/** Bookings per page. */
export const BOOKINGS_PAGE = 20;

/** The two lists of bookings: upcoming ones soonest first, past ones latest first. */
const LISTS = {
  upcoming: { statuses: ['pending', 'confirmed'], direction: 'asc' },
  past: { statuses: ['completed', 'cancelled'], direction: 'desc' },
} as const satisfies Record<
  string,
  { readonly statuses: readonly BookingStatus[]; readonly direction: 'asc' | 'desc' }
>;
export type BookingList = keyof typeof LISTS;

/** A user's bookings in one list, page by page. */
export function bookingPages(uid: string, which: BookingList): LiveQuery<Pages<Booking>> {
  const { statuses, direction } = LISTS[which];
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
    key: `booking-pages/${uid}/${which}`,
    open: (more) => watchPages(list, BOOKINGS_PAGE, more),
  };
}

/** A user's own booking; null when it doesn't exist or belongs to others. */
export function ownBooking(bookingId: string): LiveQuery<Doc<Booking> | null> {
  return {
    key: `booking/${bookingId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'bookings', bookingId).withConverter(bookings)).pipe(
        catchError(nullIfDenied),
      ),
  };
}

/** The payment for a user's own booking. */
export function ownPayment(bookingId: string): LiveQuery<Doc<Payment> | null> {
  return {
    key: `payment/${bookingId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'payments', bookingId).withConverter(payments)).pipe(
        catchError(nullIfDenied),
      ),
  };
}
