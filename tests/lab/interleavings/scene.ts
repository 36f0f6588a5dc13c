import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../../../functions/src/platform/caller';
import { callAs, newYork } from '../../functions/booking-requests';

/** When the first booking of a story is requested. */
export const ASKED = new Date('2090-06-05T12:00:00Z');
export const STARTS_AT = newYork(3, '14:00', ASKED);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const WEEK_MS = 7 * DAY_MS;

/** Requested starts: the booked one, two overlapping ones, another day, and two in the next week of a series. */
const STARTS = [0, 15 * MINUTE_MS, 30 * MINUTE_MS, DAY_MS, WEEK_MS, WEEK_MS + 15 * MINUTE_MS].map(
  (ms) => plus(STARTS_AT, ms),
);

/**
 * When things happen: the request open and lapsed; shortly before the session, during it, after it,
 * and long after, when a claim may be made, is answered in time, and not.
 */
const TIMES = [
  plus(ASKED, HOUR_MS),
  plus(ASKED, 2 * HOUR_MS),
  plus(ASKED, 3 * HOUR_MS),
  plus(ASKED, 25 * HOUR_MS),
  plus(STARTS_AT, -HOUR_MS),
  plus(STARTS_AT, 10 * MINUTE_MS),
  plus(STARTS_AT, 20 * MINUTE_MS),
  plus(STARTS_AT, HOUR_MS),
  plus(STARTS_AT, 2 * DAY_MS),
  plus(STARTS_AT, 80 * HOUR_MS),
];
export const LAST_TIME = TIMES.length - 1;
/** The last of `TIMES` at which the request is open. */
export const BEFORE_SESSION = 2;
/** The first of `TIMES` at which a claim may be made. */
export const CLAIMABLE = 6;

/** When the acts of a round happen. */
export const timeOf = (index: number) => TIMES[index] ?? ASKED;
/** A start by its place in `STARTS`. */
export const startAt = (index: number) => STARTS[index] ?? STARTS_AT;
export const start = fc.integer({ min: 0, max: STARTS.length - 1 });
/** A session of the series, as its place in it; most acts are about the first. */
export const week = fc.constantFrom(0, 0, 1, 2);

export const sides = ['spender', 'earner'] as const;
export type Side = (typeof sides)[number];
export const side = fc.constantFrom(...sides);

/** The people of one story, in a database where no triggers run. */
export interface Scene {
  readonly db: Firestore;
  readonly companionId: string;
  readonly members: readonly [string, string, string];
  /** The first member's booking, which everyone acts on, and the further weeks of its series. */
  readonly bookingIds: readonly [string, ...string[]];
}

export type Act = (scene: Scene, now: Date) => Promise<unknown>;

/** The booking of a week; a booking that is no series is that of each. */
export const pickBooking = ({ bookingIds }: Scene, index: number) =>
  bookingIds[index % bookingIds.length] ?? bookingIds[0];

export function callerOf(
  { companionId, members }: Scene,
  who: Side,
): Partial<Caller> & { uid: string } {
  return who === 'spender'
    ? { uid: members[0], userType: 'spender' }
    : { uid: companionId, userType: 'earner' };
}

export const call = <Input>(scene: Scene, who: Side, input: Input, now: Date) => ({
  ...callAs(callerOf(scene, who), input, now),
  db: scene.db,
});
