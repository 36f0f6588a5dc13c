import { tzOffset } from '@date-fns/tz/tzOffset';
import type { HostedTime } from '@hearthkin/domain/community/hosted-time';
import type { Companion } from '@hearthkin/domain/companion/companion';
import {
  AHEAD_DAYS,
  BUFFER_MINUTES,
  MAXIMUM_SESSIONS,
  NOTICE_HOURS,
  type Offer,
  SESSIONS_PER_DAY,
} from '@hearthkin/domain/companion/offer';
import { ACTIVITY_IDS, type ActivityId, lengthsOf } from '@hearthkin/domain/foundation/activities';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, startOfDay, wallClock } from '@hearthkin/domain/foundation/time';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';
import * as fc from 'fast-check';

/** Every time zone. */
export const ZONES = Intl.supportedValuesOf('timeZone');

/** The year whose changes of the clocks are looked at, by its days in UTC. */
const YEAR = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 10, 15) + day * DAY_MS);

/** An ordinary day. */
const ORDINARY = Date.UTC(2027, 5, 10);

/** Days with which scenes in a zone begin: three before each change of its clocks in the year, and an ordinary one. */
export function beginningsIn(zone: string): number[] {
  const offset = (at: number) => tzOffset(zone, new Date(at));
  const changes = YEAR.filter((at) => offset(at) !== offset(at + DAY_MS));
  return [...changes.flatMap((at) => [at - 3 * DAY_MS, at - DAY_MS]), ORDINARY];
}

/** A companion with what is booked, a question, and when it is asked. */
export interface Scene {
  readonly now: Date;
  readonly zone: string;
  /** The zone of the member who looks. */
  readonly readerZone: string;
  readonly weekly: Companion['weeklyAvailability'];
  readonly minimumSession: Companion['minimumSession'];
  readonly offer: Offer;
  /** What the companion asked for when the earlier wishes came. */
  readonly former: Pick<Offer, 'bufferMinutes' | 'sessionsPerDay'>;
  /** Wishes of earlier members, of which the server takes those it can. */
  readonly earlier: readonly Wish[];
  /** The times of what the companion hosts, perhaps over what is booked. */
  readonly hosted: readonly HostedTime[];
  readonly wish: Wish;
}

export interface Wish {
  readonly activity: ActivityId;
  /** Which of the activity's lengths. */
  readonly length: number;
  readonly daysAhead: number;
  readonly quarter: number;
}

const interval = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start: timeOf(start), end: timeOf(end) }));

function timeOf(quarter: number): string {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  activity: fc.constantFrom(...ACTIVITY_IDS),
  length: fc.nat({ max: 20 }),
  daysAhead: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 2 }) },
    { weight: 1, arbitrary: fc.integer({ min: -1, max: 185 }) },
  ),
  quarter: fc.nat({ max: 95 }),
});

/** A scene in any zone. */
export const anyScene: fc.Arbitrary<Scene> = fc.constantFrom(...ZONES).chain(sceneIn);

/** A scene of a companion in a zone, most often near a change of its clocks. */
export function sceneIn(zone: string): fc.Arbitrary<Scene> {
  return fc
    .tuple(fc.constantFrom(...beginningsIn(zone)), fc.nat({ max: 2 * DAY_MS }))
    .chain(([day, after]) => sceneAt(zone, new Date(day + after)));
}

function sceneAt(zone: string, instant: Date): fc.Arbitrary<Scene> {
  const dateAhead = (days: number) =>
    new Date(instant.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return fc.record({
    now: fc.constant(instant),
    zone: fc.constant(zone),
    readerZone: fc.oneof(fc.constant(zone), fc.constantFrom(...ZONES)),
    weekly: fc.option(
      fc.record(
        Object.fromEntries(
          WEEKDAYS.map((day) => [day, fc.array(interval, { minLength: 1, maxLength: 3 })]),
        ),
        { requiredKeys: [] },
      ),
      { freq: 4 },
    ),
    minimumSession: fc.constantFrom(0.5 as const, 1 as const, 2 as const),
    offer: fc.record({
      activities: fc.subarray([...ACTIVITY_IDS], { minLength: 1 }),
      maximumSession: fc.constantFrom(...MAXIMUM_SESSIONS),
      noticeHours: fc.constantFrom(...NOTICE_HOURS),
      bufferMinutes: fc.constantFrom(...BUFFER_MINUTES),
      sessionsPerDay: fc.oneof(fc.constantFrom(1 as const), fc.constantFrom(...SESSIONS_PER_DAY)),
      aheadDays: fc.constantFrom(...AHEAD_DAYS),
      talksNow: fc.boolean(),
      firstSession: fc.boolean(),
      happyHour: fc.boolean(),
      timeOff: fc.array(
        fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 3 })).map(([from, days]) => ({
          from: dateAhead(from),
          until: dateAhead(from + days),
          note: '',
        })),
        { maxLength: 2 },
      ),
      extraHours: fc.array(
        fc.tuple(fc.nat({ max: 6 }), interval).map(([days, hours]) => ({
          date: dateAhead(days),
          ...hours,
        })),
        { maxLength: 3 },
      ),
      blocked: fc.array(
        fc.tuple(fc.nat({ max: 4 }), interval).map(([days, hours]) => ({
          date: dateAhead(days),
          ...hours,
        })),
        { maxLength: 3 },
      ),
      away: fc.option(
        fc.record({ backOn: fc.option(fc.integer({ min: -2, max: 3 }).map(dateAhead)) }),
        { freq: 8 },
      ),
    }),
    former: fc.record({
      bufferMinutes: fc.constantFrom(...BUFFER_MINUTES),
      sessionsPerDay: fc.constantFrom(...SESSIONS_PER_DAY),
    }),
    earlier: fc.array(wish, { maxLength: 12 }),
    hosted: fc.array(
      fc
        .tuple(fc.integer({ min: -12 * 60, max: 3 * 24 * 60 }), fc.integer({ min: 15, max: 720 }))
        .map(([from, minutes]) => {
          const startsAt = new Date(instant.getTime() + from * MINUTE_MS);
          return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
        }),
      { maxLength: 3 },
    ),
    wish,
  });
}

export function dateOf({ now: instant, zone }: Scene, { daysAhead }: Wish): string {
  return addDays(wallClock(instant, zone).date, daysAhead);
}

export function minutesOf({ activity, length }: Wish): number {
  const lengths = lengthsOf(activity);
  return lengths[length % lengths.length] ?? 60;
}

export function startOf(scene: Scene, one: Wish): Date {
  const from = startOfDay(dateOf(scene, one), scene.zone).getTime();
  return new Date(from + one.quarter * 15 * MINUTE_MS);
}
