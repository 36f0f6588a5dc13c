import type { Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { applyTransition } from './apply-transition';

/** What a sweep did. */
export type SweepResult = Readonly<Record<'moved' | 'failed', number>>;

const PAGE = 50;
/** A run ends after so many; the next one goes on. */
const MAX_PAGES = 20;
/** Transactions under way at once. */
const ABREAST = 10;

/**
 * Lets the clock move every booking of a query, each in a transaction of its own. One that somebody
 * else has moved in the meantime is passed over; one that fails is logged and does not stop the rest.
 */
export async function sweep(
  db: Firestore,
  query: Query<Booking>,
  to: BookingStatus,
  now: Date,
): Promise<SweepResult> {
  const total = { moved: 0, failed: 0 };
  let last: QueryDocumentSnapshot<Booking> | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const rest = last === undefined ? query : query.startAfter(last);
    const { docs } = await rest.limit(PAGE).get();
    for (let from = 0; from < docs.length; from += ABREAST) {
      const group = docs.slice(from, from + ABREAST);
      const outcomes = await Promise.all(group.map(({ id }) => moveOne(db, id, to, now)));
      total.moved += outcomes.filter((outcome) => outcome === 'moved').length;
      total.failed += outcomes.filter((outcome) => outcome === 'failed').length;
    }
    last = docs.at(-1);
    if (docs.length < PAGE) break;
  }
  return total;
}

async function moveOne(
  db: Firestore,
  bookingId: string,
  to: BookingStatus,
  now: Date,
): Promise<'moved' | 'passed-over' | 'failed'> {
  const request = { bookingId, to, actorOf: () => 'system' as const, reason: '', now };
  try {
    await db.runTransaction((tx) => applyTransition(tx, db, request));
    return 'moved';
  } catch (error) {
    if (error instanceof AppError) return 'passed-over';
    logger.error('A sweep could not move a booking', { bookingId, to, error: String(error) });
    return 'failed';
  }
}
