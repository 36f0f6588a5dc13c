import { type BookingStatus, bookingSchema } from '@hearthkin/domain/booking/booking';
import { slotKey, slotKeys } from '@hearthkin/domain/booking/slots';
import { type Payment, paymentSchema } from '@hearthkin/domain/payment/ledger';
import {
  collection,
  doc,
  documentId,
  endBefore,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  startAt,
  where,
} from 'firebase/firestore';
import { catchError, map } from 'rxjs';
import * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { nullIfDenied } from '../kit/null-if-denied';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

const bookings = documentsOf(bookingSchema);
const payments = documentsOf(paymentSchema);

export type Booking = z.infer<typeof bookingSchema>;

/** `companions/{uid}/slots/{key}`: a quarter hour that is taken until `until`. */
const heldSlotSchema = z.object({ until: z.date() });
export type HeldSlot = z.infer<typeof heldSlotSchema>;
const slots = documentsOf(heldSlotSchema);

/** A companion's taken quarter hours between two instants. */
export function heldSlots(
  companionId: string,
  from: Date,
  until: Date,
): LiveQuery<readonly Doc<HeldSlot>[]> {
  return {
    key: `slots/${companionId}/${slotKey(from)}/${slotKey(until)}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'companions', companionId, 'slots').withConverter(slots),
          orderBy(documentId()),
          startAt(slotKey(from)),
          endBefore(slotKey(until)),
          // Every slot in the range; Firestore doesn't allow a limit of 0.
          limit(Math.max(1, slotKeys(from, until).length)),
        ),
      ),
  };
}

/** A user's bookings, latest start first. `count` grows with "show more". */
export function bookingsOf(uid: string, count: number): LiveQuery<readonly Doc<Booking>[]> {
  return {
    key: `bookings/${uid}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'bookings').withConverter(bookings),
          where('participantIds', 'array-contains', uid),
          orderBy('startsAt', 'desc'),
          limit(count),
        ),
      ),
  };
}

/** Whether a member has used a one-time discount (`onceDiscountKey`). */
export function usedDiscount(uid: string, key: string): LiveQuery<boolean> {
  return {
    key: `discount/${uid}/${key}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'users', uid, 'discounts', key)).pipe(
        map(({ data, fromCache }) => ({ data: data !== null, fromCache })),
      ),
  };
}

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
