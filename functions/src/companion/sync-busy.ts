import { isDeepStrictEqual } from 'node:util';
import { busyOf } from '@hearthkin/domain/companion/busy';
import type { Firestore } from 'firebase-admin/firestore';
import { nextSessions } from '../booking/booking-queries';
import { companions } from '../core/collections';
import { isReadable, toDates } from '../core/converter';

/**
 * Updates a listing's `busy` from the current bookings, so events may come late, twice and out of
 * order, also of a listing that can't be read. Writes only if it differs. The listing is read first, so that a concurrent change restarts
 * the transaction.
 */
export function syncBusy(db: Firestore, companionId: string, now: Date): Promise<void> {
  const ref = companions(db).doc(companionId);
  return db.runTransaction(async (tx) => {
    const listing = await tx.get(ref);
    if (!listing.exists) return;
    const { docs } = await tx.get(nextSessions(db, companionId, now));
    const busy = busyOf(
      docs.filter(isReadable).map((doc) => doc.data()),
      now,
    );
    if (!isDeepStrictEqual(toDates(listing.get('busy')), busy)) tx.update(ref, { busy });
  });
}
