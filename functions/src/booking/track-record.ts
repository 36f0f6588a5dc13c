import type { Booking, BookingStatus, EndReason } from '@hearthkin/domain/booking/booking';
import {
  outcomeOf,
  RETURNED_FROM,
  shownRecord,
  type TrackRecord,
} from '@hearthkin/domain/booking/track-record';
import type { Companion } from '@hearthkin/domain/companion/companion';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { sessionStats } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { heldTogether } from './booking-queries';

/** The end of a booking, or its way on. */
export interface Outcome {
  readonly status: BookingStatus;
  readonly endReason: EndReason | null;
}

/** Whether the companion's numbers change when a booking does. */
export function changesRecord({ status, cancellation }: Booking, to: Outcome): boolean {
  const before = outcomeOf(status, cancellation?.endReason ?? null);
  return before !== outcomeOf(to.status, to.endReason);
}

/**
 * The companion's numbers after a booking has changed, read before any write. The listing is read in the same transaction, and each
 * change writes it, so no other comes between.
 */
export async function readRecord(
  tx: Transaction,
  db: Firestore,
  listing: DocumentSnapshot<Companion>,
  bookingId: string,
  booking: Booking,
  to: Outcome,
): Promise<TrackRecord> {
  const { earnerId, status, cancellation } = booking;
  const before = outcomeOf(status, cancellation?.endReason ?? null);
  const after = outcomeOf(to.status, to.endReason);
  const isOfMember = before === 'held' || after === 'held';
  const [stored, together] = await Promise.all([
    tx.get(sessionStats(db, earnerId)),
    // Itself, and those with which a member has come back.
    isOfMember ? tx.get(heldTogether(db, booking, RETURNED_FROM + 1)) : null,
  ]);
  const known = dataOf(stored) ?? { missed: 0, returning: 0 };
  const others = together?.docs.filter(({ id }) => id !== bookingId).length ?? 0;
  const change = (outcome: typeof before) => Number(after === outcome) - Number(before === outcome);
  const hasReturned = (is: typeof before) => others + Number(is === 'held') >= RETURNED_FROM;
  return {
    held: atLeastNone((listing.get('sessionsCompleted') ?? 0) + change('held')),
    missed: atLeastNone(known.missed + change('missed')),
    returning: atLeastNone(
      known.returning + Number(hasReturned(after)) - Number(hasReturned(before)),
    ),
  };
}

/** Writes the numbers, and into the listing what everyone may know of them. */
export function writeRecord(
  tx: Transaction,
  db: Firestore,
  listing: DocumentSnapshot<Companion>,
  record: TrackRecord,
): void {
  const { held, missed, returning } = record;
  tx.update(listing.ref, { sessionsCompleted: held, ...shownRecord(record) });
  tx.set(sessionStats(db, listing.id), { missed, returning });
}

/** A booking that was in no count may be taken back. */
function atLeastNone(count: number): number {
  return Math.max(0, count);
}
