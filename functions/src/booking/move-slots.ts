import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { companions } from '../core/collections';
import type { Slot } from '../core/records';
import { placesBetween } from './booking-queries';
import { type DayPlace, findPlace } from './day-places';
import { type Kept, keptBy } from './slot-hold';

/** A part of a companion's calendar, and who holds it. */
interface HeldPart extends Kept {
  readonly holder: 'none' | 'this-booking' | 'another';
  /** When the hold ends; null without one. */
  readonly until: Date | null;
}

/** What an actual or moved booking keeps, and who holds it now. */
export async function readKept(
  tx: Transaction,
  db: Firestore,
  booking: Parameters<typeof keptBy>[1] & Pick<Booking, 'hold'>,
): Promise<HeldPart[]> {
  const kept = keptBy(db, booking);
  const docs = await tx.getAll(...kept.map(({ ref }) => ref));
  return kept.map((part, index) => {
    const slot = docs[index]?.data() as Slot | undefined;
    if (slot === undefined) return { ...part, holder: 'none', until: null };
    const holder = slot.hold === booking.hold ? 'this-booking' : 'another';
    return { ...part, holder, until: slot.until };
  });
}

/** The place of a moved booking on its new date; null if the companion takes no more that day. */
export async function readPlace(
  tx: Transaction,
  db: Firestore,
  { earnerId, hold }: Pick<Booking, 'earnerId' | 'hold'>,
  date: string,
): Promise<{ readonly place: DayPlace } | { readonly takenBy: readonly Slot[] }> {
  const [companion, places] = await Promise.all([
    tx.get(companions(db).doc(earnerId)),
    tx.get(placesBetween(db, earnerId, date, date)),
  ]);
  const held = places.docs.map((doc) => ({ key: doc.id, slot: doc.data() }));
  const own = held.find(({ slot }) => slot.hold === hold);
  if (own !== undefined) return { place: Number(own.key.slice(date.length + 1)) as DayPlace };
  const found = findPlace(held, date, companion.data()?.offer.sessionsPerDay ?? 0);
  return found.place === null ? { takenBy: found.takenBy } : { place: found.place };
}

/** Whether a hold still counts: that of an overdue request doesn't. */
export function isHeld({ until }: Pick<Slot, 'until'>, now: Date): boolean {
  return until.getTime() > now.getTime();
}

/** Whether another booking holds it. An overdue hold doesn't count. */
export function isTakenByOthers({ holder, until }: HeldPart, now: Date): boolean {
  return holder === 'another' && until !== null && isHeld({ until }, now);
}

/** Frees what a session leaves and takes what it moves to, which must be free or its own. */
export function writeMove(
  tx: Transaction,
  from: readonly HeldPart[],
  to: readonly HeldPart[],
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
