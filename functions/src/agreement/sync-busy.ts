import { isDeepStrictEqual } from 'node:util';
import { busyOf, fullDaysOf, shownAfter } from '@hearthkin/domain/booking/busy';
import { eventTime, keptByHosting } from '@hearthkin/domain/community/hosted-time';
import { liveSchema, MAX_BUSY } from '@hearthkin/domain/companion/live';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { dayAt, utcDay } from '@hearthkin/domain/foundation/time';
import type { Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { companions, liveOf } from '../platform/records/collections';
import { dataOf, isReadable, toDates } from '../platform/records/converter';
import { openActivitiesBy, publishedEventsBy, sessionsOn, sessionsSince } from './time-queries';

/** The facts that follow from a companion's bookings, and from what they host. */
const shownSchema = z.pick(liveSchema, { busy: true, fullDays: true });

/**
 * Updates a companion's `busy` and `fullDays` from the current bookings and what they host, so events may come late, twice and out of
 * order, also of a listing that can't be read. Writes only if they differ. What is written is read first, so that a
 * concurrent change restarts the transaction.
 * @param dates those whose sessions have changed, or what is hosted then; only their sessions are read, however many are ahead. Null for
 * any.
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
    const dataIn = async <T>(query: Query<T>) =>
      (await tx.get(query)).docs.filter(isReadable).map((doc) => doc.data());
    const [events, activities] = await Promise.all([
      dataIn(publishedEventsBy(db, companionId, now)),
      dataIn(openActivitiesBy(db, companionId, now)),
    ]);
    const hosted = [...events.map(eventTime), ...activities]
      .map(keptByHosting)
      .map((kept) => ({ from: kept.from, until: kept.to }));
    const known = { now, most: offer.sessionsPerDay, today, hosted };
    const wholly = async () => {
      const sessions = await dataIn(sessionsSince(db, companionId, new Date(from)));
      return { busy: busyOf(sessions, now, hosted), fullDays: fullDaysOf(sessions, known) };
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
        shown = shownAfter(shown, date, await dataIn(sessionsOn(db, companionId, date)), known);
      }
    }
    if (stored.success && isDeepStrictEqual(stored.data, shown)) return;
    tx.set(ref, shown, { merge: true });
  });
}

/** Something that is published, and who hosts it. */
interface Hosted {
  readonly hostId: string;
  readonly startsAt: Date;
  readonly endsAt?: Date;
}

/** Updates `busy` of the hosts of an event or activity that was published, moved or canceled: null while it isn't published. */
export async function syncHosts(
  db: Firestore,
  versions: readonly (Hosted | null)[],
  now: Date,
): Promise<void> {
  const [before, after] = versions.map((one) => one && [one.hostId, one.startsAt, one.endsAt]);
  if (isDeepStrictEqual(before, after)) return;
  const published = versions.flatMap((one) => (one === null ? [] : one));
  for (const hostId of new Set(published.map((one) => one.hostId))) {
    const dates = published
      .filter((one) => one.hostId === hostId)
      .map(({ startsAt }) => utcDay(startsAt));
    await syncBusy(db, hostId, new Set(dates), now);
  }
}
