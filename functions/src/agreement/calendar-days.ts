import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  type CalendarDay,
  dayExpiresAt,
  daysOf,
  type Hold,
  isHeld,
  type Kept,
  keptBy,
  overlaps,
  publicUntil,
} from '@hearthkin/domain/booking/calendar-day';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { asRead } from '../platform/consistency/if-unchanged';
import { calendarDays } from '../platform/records/collections';

/** A day of a companion's calendar as it was read. It is written only if it is still like that. */
export interface ReadDay {
  readonly ref: DocumentReference<CalendarDay>;
  readonly holds: CalendarDay['holds'];
  /** Undefined if there is no such document. */
  readonly updateTime: Timestamp | undefined;
}

/**
 * The days that any of these stand in: all there is to know before one of them is held. Read with a
 * transaction they are locked, which only those should do who don't compete with others for time.
 * @throws AppError `unreadable`
 */
export async function readDays(
  reader: Pick<Firestore, 'getAll'> | Transaction,
  db: Firestore,
  companionId: string,
  ...wanted: readonly Kept[]
): Promise<ReadDay[]> {
  const keys = [...new Set(wanted.flatMap(daysOf))].sort();
  const refs = keys.map((key) => calendarDays(db, companionId).doc(key));
  // `getAll` keeps the converter but loses the type.
  const docs = (await reader.getAll(...refs)) as DocumentSnapshot<CalendarDay>[];
  return docs.map((doc) => ({
    ref: doc.ref as DocumentReference<CalendarDay>,
    holds: doc.data()?.holds ?? {},
    updateTime: doc.updateTime,
  }));
}

/** Whether a booking holds its time in each of these days. */
export function isHeldIn(days: readonly ReadDay[], hold: string): boolean {
  return days.every(({ holds }) => hold in holds);
}

interface Wish {
  readonly kept: Kept;
  /** The booking's `hold`. What it holds already is not in its way. */
  readonly hold: string;
  /** The most sessions that the companion takes a day. */
  readonly most: number;
  readonly now: Date;
}

/**
 * What keeps a session from a time, by the days it would stand in: others have it, or their date has as
 * many sessions as the companion takes; `overdue` if only holds do that don't count anymore.
 */
export function obstacleIn(
  days: readonly ReadDay[],
  { kept, hold, most, now }: Wish,
): 'taken' | 'overdue' | null {
  const all = new Map(days.flatMap(({ holds }) => Object.entries(holds)));
  // A session that moves within its date needs no other place there, even if the companion takes fewer by now.
  const isCounted = all.get(hold)?.date !== kept.date;
  all.delete(hold);
  const isFree = (others: readonly Hold[]) =>
    !others.some((other) => overlaps(other, kept)) &&
    (!isCounted || others.filter(({ date }) => date === kept.date).length < most);
  const others = [...all.values()];
  if (!isFree(others.filter((other) => isHeld(other, now)))) return 'taken';
  return isFree(others) ? null : 'overdue';
}

/**
 * The reason why a request that holds its time can't be a session: it has `lost` its time, or its companion has come to be
 * `hosting` something then. Other sessions aren't in its way.
 */
export function obstacleToHeld(
  days: readonly ReadDay[],
  booking: Pick<Booking, 'startsAt' | 'endsAt' | 'bufferMinutes' | 'date' | 'hold'>,
): 'lost' | 'hosting' | null {
  if (!isHeldIn(days, booking.hold)) return 'lost';
  const kept = keptBy(booking);
  const all = days.flatMap(({ holds }) => Object.values(holds));
  return all.some((one) => one.date === null && overlaps(one, kept)) ? 'hosting' : null;
}

/**
 * Lets a booking, or what is hosted, hold time in the days it is to stand in, and nothing in the others; null frees all.
 * Fails, for `ifUnchanged`, if a day has changed since it was read.
 */
export function writeHold(
  tx: Transaction,
  days: readonly ReadDay[],
  hold: string,
  wanted: Hold | null,
): void {
  const kept = wanted && { ...wanted, until: publicUntil(wanted.until) };
  const keys = new Set(kept === null ? [] : daysOf(kept));
  for (const day of days) {
    const { ref, holds } = day;
    const isThere = day.updateTime !== undefined;
    const path = new FieldPath('holds', hold);
    if (kept !== null && keys.has(ref.id)) {
      if (isThere) tx.update(ref, path, kept, asRead(day));
      else tx.create(ref, { holds: { [hold]: kept }, expireAt: dayExpiresAt(ref.id) });
    } else if (isThere && hold in holds) {
      tx.update(ref, path, FieldValue.delete(), asRead(day));
    }
  }
}
