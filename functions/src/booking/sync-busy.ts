import { isDeepStrictEqual } from 'node:util';
import { busyOf, fullDaysOf, shownAfter } from '@hearthkin/domain/booking/busy';
import { liveSchema, MAX_BUSY } from '@hearthkin/domain/companion/live';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { dayAt } from '@hearthkin/domain/foundation/time';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { companions, liveOf } from '../platform/records/collections';
import { dataOf, isReadable, toDates } from '../platform/records/converter';
import { sessionsOn, sessionsSince } from './booking-queries';

/** The facts that follow from a companion's bookings. */
const shownSchema = z.pick(liveSchema, { busy: true, fullDays: true });

/**
 * Updates a companion's `busy` and `fullDays` from the current bookings, so events may come late, twice and out of
 * order, also of a listing that can't be read. Writes only if they differ. What is written is read first, so that a
 * concurrent change restarts the transaction.
 * @param dates those whose sessions have changed; only theirs are read, however many sessions are ahead. Null for any.
 */
export function syncBusy(
  db: Firestore,
  companionId: string,
  dates: ReadonlySet<string> | null,
  now: Date,
): Promise<void> {
  const ref = liveOf(db, companionId);
  return db.runTransaction(async (tx) => {
    const [listing, live] = await Promise.all([
      tx.get(companions(db).doc(companionId)),
      tx.get(ref),
    ]);
    if (!listing.exists) return;
    const { timeZone, offer } = dataOf(listing) ?? { timeZone: 'UTC', offer: DEFAULT_OFFER };
    const { date: today, from } = dayAt(now, timeZone);
    const known = { now, most: offer.sessionsPerDay, today };
    const sessionsIn = async (query: ReturnType<typeof sessionsOn>) =>
      (await tx.get(query)).docs.filter(isReadable).map((doc) => doc.data());
    const wholly = async () => {
      const sessions = await sessionsIn(sessionsSince(db, companionId, new Date(from)));
      return { busy: busyOf(sessions, now), fullDays: fullDaysOf(sessions, known) };
    };
    const stored = shownSchema.safeParse({
      busy: toDates(live.get('busy')),
      fullDays: live.get('fullDays'),
    });
    // Beyond the most that is shown there may be more.
    const isPartOf = stored.success && stored.data.busy.length < MAX_BUSY && dates !== null;
    let shown = isPartOf ? stored.data : await wholly();
    if (isPartOf) {
      for (const date of dates) {
        shown = shownAfter(shown, date, await sessionsIn(sessionsOn(db, companionId, date)), known);
      }
    }
    if (stored.success && isDeepStrictEqual(stored.data, shown)) return;
    tx.set(ref, shown, { merge: true });
  });
}
