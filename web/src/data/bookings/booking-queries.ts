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
