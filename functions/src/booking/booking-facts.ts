import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { type OnceDiscountKind, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import type { Firestore } from 'firebase-admin/firestore';
import { bookings, companions, discountUses, slots, users } from '../core/collections';
import { getAllOf } from '../core/get-all';
import type { Slot } from '../core/records';
import { ONCE_DISCOUNT_KINDS } from './once-discounts';

/** What the database knows that bears on a request for a session. */
export interface BookingFacts {
  /** The booking this very request has made already. */
  readonly existing: Booking | null;
  readonly companion: Companion | null;
  readonly member: User | null;
  /** The quarter hours of the session that are taken. */
  readonly takenSlots: readonly Slot[];
  readonly usedDiscounts: readonly OnceDiscountKind[];
}

export interface FactsRequest {
  readonly requestId: string;
  readonly spenderId: string;
  readonly companionId: string;
  readonly slotKeys: readonly string[];
}

/** Reads the facts as they stand, without locking anything. */
export async function loadBookingFacts(
  db: Firestore,
  { requestId, spenderId, companionId, slotKeys }: FactsRequest,
): Promise<BookingFacts> {
  const slotRefs = slotKeys.map((key) => slots(db, companionId).doc(key));
  const discountRefs = ONCE_DISCOUNT_KINDS.map((kind) =>
    discountUses(db, spenderId).doc(onceDiscountKey(kind, companionId)),
  );
  const [existing, companion, member, slotsFound, discountsFound] = await Promise.all([
    bookings(db).doc(requestId).get(),
    companions(db).doc(companionId).get(),
    users(db).doc(spenderId).get(),
    getAllOf(db, slotRefs),
    getAllOf(db, discountRefs),
  ]);
  return {
    existing: existing.data() ?? null,
    companion: companion.data() ?? null,
    member: member.data() ?? null,
    takenSlots: slotsFound.filter((slot) => slot !== null),
    usedDiscounts: ONCE_DISCOUNT_KINDS.filter((_, index) => discountsFound[index] !== null),
  };
}
