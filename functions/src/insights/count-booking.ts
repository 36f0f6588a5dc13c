import { isDeepStrictEqual } from 'node:util';
import {
  ALL_MONTHS,
  type Counted,
  type Counters,
  countedOf,
  recount,
} from '@hearthkin/domain/insights/counters';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { WrittenBooking } from '../booking/written-booking';
import { bookings, countedBookings, insights, users } from '../core/collections';

/**
 * Updates the counters of both sides of a booking. Dashboards and analytics read these instead of
 * bookings.
 */
export async function countForBoth(
  db: Firestore,
  { bookingId, before, after }: WrittenBooking,
): Promise<void> {
  const people = [before, after].flatMap((booking) => booking?.participantIds ?? []);
  if (people.length > 0) await countBooking(db, [...new Set(people)], bookingId);
}

/**
 * Updates people's insights for one booking. What it counted for so far is stored beside them and
 * subtracted first, so events may come late, twice and out of order, and the cost doesn't grow with
 * the number of bookings. Nothing is written for a deleted account.
 */
export function countBooking(
  db: Firestore,
  uids: readonly string[],
  bookingId: string,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const [booking, accounts, counted] = await Promise.all([
      tx.get(bookings(db).doc(bookingId)),
      Promise.all(uids.map((uid) => tx.get(users(db).doc(uid)))),
      Promise.all(uids.map((uid) => tx.get(countedBookings(db, uid).doc(bookingId)))),
    ]);
    const data = booking.data();
    const after = data === undefined ? null : countedOf(data);
    for (const [index, uid] of uids.entries()) {
      if (accounts[index]?.exists)
        writeCounted(tx, db, uid, bookingId, counted[index]?.data() ?? null, after);
    }
  });
}

function writeCounted(
  tx: Transaction,
  db: Firestore,
  uid: string,
  bookingId: string,
  before: Counted | null,
  after: Counted | null,
): void {
  if (isDeepStrictEqual(before, after)) return;
  for (const [id, change] of changesOf(before, after)) {
    const counters = Object.fromEntries(
      Object.entries(change).map(([name, by = 0]) => [name, FieldValue.increment(by)]),
    );
    // Not read first, so that two simultaneous bookings don't wait for each other.
    tx.set(insights(db, uid).doc(id), { counters }, { merge: true });
  }
  const ref = countedBookings(db, uid).doc(bookingId);
  if (after === null) tx.delete(ref);
  else tx.set(ref, after);
}

/** The changes of counters, by document. */
function changesOf(before: Counted | null, after: Counted | null): [string, Counters][] {
  const months = [before?.month, after?.month].filter((month) => month !== undefined);
  const part = (counted: Counted | null, id: string): Counters | null =>
    counted !== null && (id === ALL_MONTHS || id === counted.month) ? counted.counters : null;
  return [...new Set([...months, ALL_MONTHS])]
    .map((id): [string, Counters] => [id, recount({}, part(before, id), part(after, id))])
    .filter(([, change]) => Object.keys(change).length > 0);
}
