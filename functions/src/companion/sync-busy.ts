import { isDeepStrictEqual } from 'node:util';
import { busyOf, fullDaysOf } from '@hearthkin/domain/companion/busy';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { dayAt } from '@hearthkin/domain/time';
import type { Firestore } from 'firebase-admin/firestore';
import { sessionsSince } from '../booking/booking-queries';
import { companions } from '../core/collections';
import { dataOf, isReadable, toDates } from '../core/converter';
import { liveOf } from '../core/record-collections';

/**
 * Updates a companion's `busy` and `fullDays` from the current bookings, so events may come late, twice and out of
 * order, also of a listing that can't be read. Writes only if they differ. What is written is read first, so that a
 * concurrent change restarts the transaction.
 */
export function syncBusy(db: Firestore, companionId: string, now: Date): Promise<void> {
  const ref = liveOf(db, companionId);
  return db.runTransaction(async (tx) => {
    const [listing, live] = await Promise.all([
      tx.get(companions(db).doc(companionId)),
      tx.get(ref),
    ]);
    if (!listing.exists) return;
    const { timeZone, offer } = dataOf(listing) ?? { timeZone: 'UTC', offer: DEFAULT_OFFER };
    const { date: today, from } = dayAt(now, timeZone);
    const { docs } = await tx.get(sessionsSince(db, companionId, new Date(from)));
    const sessions = docs.filter(isReadable).map((doc) => doc.data());
    const busy = busyOf(sessions, now);
    const fullDays = fullDaysOf(sessions, { most: offer.sessionsPerDay, today });
    const stored = { busy: toDates(live.get('busy') ?? []), fullDays: live.get('fullDays') ?? [] };
    if (isDeepStrictEqual(stored, { busy, fullDays })) return;
    tx.set(ref, { busy, fullDays }, { merge: true });
  });
}
