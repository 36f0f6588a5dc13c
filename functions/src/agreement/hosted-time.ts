import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  type HostedTime,
  hostedHold,
  keptByHosting,
  sessionsAt,
} from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { companions } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { readDays, writeHold } from './calendar-days';
import { sessionsAround } from './time-queries';

/** A change to the time that an event or activity keeps of its host's calendar. */
export interface HostedChange {
  /** Its `gatheringHold`. */
  readonly hold: string;
  /** The time that it keeps until now; null for none. */
  readonly before: HostedTime | null;
  /** The time that it is to keep; null gives the time back. */
  readonly after: HostedTime | null;
}

/**
 * Reads the days that several changes to what a person hosts are about, and gives what writes them. Two of them that
 * share a day can't be written at once: the dates of a series don't. Only a companion has a calendar.
 */
export async function planHosting(
  tx: Transaction,
  db: Firestore,
  hostId: string,
  changes: readonly HostedChange[],
): Promise<() => void> {
  const kept = changes.flatMap(({ before, after }) =>
    [before, after].flatMap((time) => (time === null ? [] : keptByHosting(time))),
  );
  if (kept.length === 0 || hostId === '') return () => {};
  if (!(await tx.get(companions(db).doc(hostId))).exists) return () => {};
  const days = await readDays(tx, db, hostId, ...kept);
  return () => {
    for (const { hold, after } of changes) {
      writeHold(tx, days, hold, after === null ? null : hostedHold(after));
    }
  };
}

/** The sessions and requests of a host that are at any of these times, soonest first. */
export async function readSessionsAt(
  tx: Transaction,
  db: Firestore,
  hostId: string,
  times: readonly HostedTime[],
): Promise<Booking[]> {
  const found = await Promise.all(
    times.map(async (time) => {
      const { docs } = await tx.get(sessionsAround(db, hostId, time));
      return docs.filter(isReadable);
    }),
  );
  // One may be around two of the times.
  const each = new Map(found.flat().map((doc) => [doc.id, doc.data()]));
  return sessionsAt(times, [...each.values()]);
}

/**
 * Refuses to publish over accepted sessions of the host, unless staff have seen that there are some. Requests stay: the
 * host can't accept them then.
 * @throws AppError `host-busy`
 */
export async function requireHostFree(
  tx: Transaction,
  db: Firestore,
  hostId: string,
  times: readonly HostedTime[],
  overSessions: boolean,
): Promise<void> {
  if (overSessions) return;
  const sessions = await readSessionsAt(tx, db, hostId, times);
  if (sessions.some(({ status }) => status === 'confirmed')) throw new AppError('host-busy');
}
