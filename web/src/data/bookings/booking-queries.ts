import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { slotKey, slotKeys } from '@hearthkin/domain/booking/slots';
import {
  collection,
  doc,
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
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchDoc, watchList } from '../kit/readers';

const bookings = documentsOf(bookingSchema);

export type Booking = z.infer<typeof bookingSchema>;

/** `companions/{uid}/slots/{key}`: a quarter hour that is spoken for until `until`. */
const heldSlotSchema = z.object({ until: z.date() });
export type HeldSlot = z.infer<typeof heldSlotSchema>;
const slots = documentsOf(heldSlotSchema);

/** The quarter hours of a companion that are spoken for between two instants. */
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
          // As many as there can be; a limit of none is not allowed.
          limit(Math.max(1, slotKeys(from, until).length)),
        ),
      ),
  };
}

/** The bookings of either side, latest start first; `count` grows as the person asks for more. */
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

/** Whether a member has used a discount that is given once (`onceDiscountKey`). */
export function usedDiscount(uid: string, key: string): LiveQuery<boolean> {
  return {
    key: `discount/${uid}/${key}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'users', uid, 'discounts', key)).pipe(
        map(({ data, fromCache }) => ({ data: data !== null, fromCache })),
      ),
  };
}
