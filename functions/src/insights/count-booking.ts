import { isDeepStrictEqual } from 'node:util';
import { ALL_MONTHS, type Counted, type Counters } from '@hearthkin/domain/insights/counters';
import { recount } from '@hearthkin/domain/insights/recount';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { insights } from '../platform/records/collections';
import { incrementsOf } from './increments-of';

interface Recounted {
  /** The sides that have an account. */
  readonly uids: readonly string[];
  /** The counts of the booking so far, and those from now on. */
  readonly before: Counted | null;
  readonly after: Counted | null;
}

/**
 * Adds to people's insights by how much what a booking counts for has changed. Dashboards and analytics
 * read these instead of bookings.
 */
export function countBooking(
  tx: Transaction,
  db: Firestore,
  { uids, before, after }: Recounted,
): void {
  if (isDeepStrictEqual(before, after)) return;
  for (const [id, change] of changesOf(before, after)) {
    const counters = incrementsOf(change);
    // Not read first, so that two simultaneous bookings don't wait for each other.
    for (const uid of uids) tx.set(insights(db, uid).doc(id), { counters }, { merge: true });
  }
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
