import { isDeepStrictEqual } from 'node:util';
import {
  ALL_MONTHS,
  type Counted,
  type Counters,
  countedOf,
  recount,
} from '@hearthkin/domain/insights/counters';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { WrittenBooking } from '../booking/written-booking';
import { bookings, countedBookings, insights, users } from '../core/collections';

/** Keeps the numbers of both sides of a booking: dashboards and analytics read them, not bookings. */
export async function countForBoth(
  db: Firestore,
  { bookingId, before, after }: WrittenBooking,
): Promise<void> {
  const people = [before, after].flatMap((booking) => booking?.participantIds ?? []);
  for (const uid of new Set(people)) await countBooking(db, uid, bookingId);
}

/**
 * Makes a person's insights say what a booking is now. What it counted for until now is kept beside
 * them and taken out first, so events may come late, twice and out of order, and it costs the same
 * however many bookings there are. Nothing is written for an account that is gone.
 */
export function countBooking(db: Firestore, uid: string, bookingId: string): Promise<void> {
  const countedRef = countedBookings(db, uid).doc(bookingId);
  return db.runTransaction(async (tx) => {
    const [account, booking, counted] = await Promise.all([
      tx.get(users(db).doc(uid)),
      tx.get(bookings(db).doc(bookingId)),
      tx.get(countedRef),
    ]);
    if (!account.exists) return;
    const before = counted.data() ?? null;
    const data = booking.data();
    const after = data === undefined ? null : countedOf(data);
    if (isDeepStrictEqual(before, after)) return;
    const changes = await readChanges(tx, db, uid, before, after);
    for (const { ref, counters } of changes) tx.set(ref, { counters });
    if (after === null) tx.delete(countedRef);
    else tx.set(countedRef, after);
  });
}

async function readChanges(
  tx: Transaction,
  db: Firestore,
  uid: string,
  before: Counted | null,
  after: Counted | null,
) {
  const months = [before?.month, after?.month].filter((month) => month !== undefined);
  const ids = [...new Set(months), ALL_MONTHS];
  const docs = await tx.getAll(...ids.map((id) => insights(db, uid).doc(id)));
  const part = (counted: Counted | null, id: string): Counters | null =>
    counted !== null && (id === ALL_MONTHS || id === counted.month) ? counted.counters : null;
  return docs.map((doc) => ({
    ref: doc.ref,
    counters: recount(doc.data()?.counters ?? {}, part(before, doc.id), part(after, doc.id)),
  }));
}
