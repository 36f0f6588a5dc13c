import type { Booking } from '@hearthkin/domain/booking/booking';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { slots } from '../core/collections';
import type { Slot } from '../core/records';
import { quartersOf } from './slot-hold';

/** A quarter hour of a companion, and who holds it. */
interface HeldQuarter {
  readonly ref: DocumentReference<Slot>;
  readonly endsAt: Date;
  readonly holder: 'none' | 'this-booking' | 'another';
  /** When the hold ends; null without one. */
  readonly until: Date | null;
}

/** The quarter hours of an actual or proposed session. */
export async function readQuarters(
  tx: Transaction,
  db: Firestore,
  { hold, earnerId }: Pick<Booking, 'hold' | 'earnerId'>,
  session: Pick<Booking, 'startsAt' | 'endsAt'>,
): Promise<HeldQuarter[]> {
  const quarters = quartersOf(session);
  const docs = await tx.getAll(...quarters.map(({ key }) => slots(db, earnerId).doc(key)));
  return quarters.map(({ key, endsAt }, index) => {
    const ref = slots(db, earnerId).doc(key);
    const slot = docs[index]?.data();
    if (slot === undefined) return { ref, endsAt, holder: 'none', until: null };
    const holder = slot.hold === hold ? 'this-booking' : 'another';
    return { ref, endsAt, holder, until: slot.until };
  });
}

/** Whether another booking holds a quarter hour. An overdue hold doesn't count. */
export function isTakenByOthers({ holder, until }: HeldQuarter, now: Date): boolean {
  return holder === 'another' && until !== null && until.getTime() > now.getTime();
}

/**
 * Frees the quarter hours a session leaves and takes those it moves to, which must be free or its
 * own.
 */
export function writeMove(
  tx: Transaction,
  from: readonly HeldQuarter[],
  to: readonly HeldQuarter[],
  hold: string,
): void {
  const kept = new Set(to.map(({ ref }) => ref.path));
  for (const { ref, holder } of from) {
    if (holder === 'this-booking' && !kept.has(ref.path)) tx.delete(ref);
  }
  for (const { ref, holder, endsAt } of to) {
    if (holder === 'none') tx.create(ref, { hold, until: endsAt });
    else tx.update(ref, { until: endsAt });
  }
}
