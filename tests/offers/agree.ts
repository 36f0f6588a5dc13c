import type { User } from '@hearthkin/domain/account/user';
import {
  ACTIVITY_IDS,
  type ActivityId,
  durationsFor,
  lengthsOf,
  usualSession,
} from '@hearthkin/domain/booking/activities';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { busyOf, freeAfter, fullDaysOf } from '@hearthkin/domain/companion/busy';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { FACETS, facetsOf } from '@hearthkin/domain/companion/facets';
import {
  freeStarts,
  hasFreeStartOn,
  heldBy,
  nearestTimes,
  nowStart,
  obstacleNow,
  refusalOf,
} from '@hearthkin/domain/companion/free-time';
import {
  AHEAD_DAYS,
  BUFFER_MINUTES,
  DEFAULT_OFFER,
  MAXIMUM_SESSIONS,
  NOTICE_HOURS,
  type Offer,
  SESSIONS_PER_DAY,
} from '@hearthkin/domain/companion/offer';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import { addDays, dayAt, startOfDay, wallClock, weekdayOf } from '@hearthkin/domain/time';
import { WEEKDAYS } from '@hearthkin/domain/weekdays';
import * as fc from 'fast-check';
import type { BookingFacts } from '../../functions/src/booking/booking-facts';
import { calendarOf } from '../../functions/src/booking/create-booking';
import { findPlace, type HeldPlace } from '../../functions/src/booking/day-places';
import { planBooking, requireBookableStart } from '../../functions/src/booking/plan-booking';
import { quartersOf } from '../../functions/src/booking/slot-hold';
import type { Slot } from '../../functions/src/core/records';
import { bookingDocument, companionAccount, companionDocument } from '../support/builders';

/** Zones with daylight saving in both hemispheres, without it, and off the whole hour. */
const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
] as const;

/** Ordinary days, and those around changes of the clocks, in both hemispheres. */
const BEGINNINGS = ['2026-03-05', '2026-03-27', '2026-06-10', '2026-09-25', '2026-10-30'];

/** A companion with what is booked, a question, and when it is asked. */
interface Scene {
  readonly now: Date;
  readonly zone: string;
  readonly weekly: Companion['weeklyAvailability'];
  readonly minimumSession: Companion['minimumSession'];
  readonly offer: Offer;
  /** What the companion asked for when the earlier wishes came. */
  readonly former: Pick<Offer, 'bufferMinutes' | 'sessionsPerDay'>;
  /** Wishes of earlier members, of which the server takes those it can. */
  readonly earlier: readonly Wish[];
  readonly wish: Wish;
}

interface Wish {
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

const now = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.nat({ max: 4 * DAY_MS }))
  .map(([day, after]) => new Date(Date.parse(`${day}T00:00:00Z`) + after));

export const anyScene: fc.Arbitrary<Scene> = now.chain((instant) => {
  const dateAhead = (days: number) =>
    new Date(instant.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return fc.record({
    now: fc.constant(instant),
    zone: fc.constantFrom(...ZONES),
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
    }),
    former: fc.record({
      bufferMinutes: fc.constantFrom(...BUFFER_MINUTES),
      sessionsPerDay: fc.constantFrom(...SESSIONS_PER_DAY),
    }),
    earlier: fc.array(wish, { maxLength: 12 }),
    wish,
  });
});

/** What the server reads. */
interface Calendar {
  readonly slots: ReadonlyMap<string, Slot>;
  readonly places: readonly HeldPlace[];
}

function calendarFrom(booked: readonly Booking[]): Calendar {
  return {
    slots: new Map(
      booked.flatMap((one) =>
        quartersOf(one).map(({ key, endsAt }) => [key, { hold: one.hold, until: endsAt }]),
      ),
    ),
    places: booked.map((one) => ({
      key: `${one.date}_${one.dayPlace}`,
      slot: { hold: one.hold, until: startOfDay(addDays(one.date, 1), one.timeZone) },
    })),
  };
}

/** The place the server gives a session, or why it refuses it. */
function ask(
  companion: Companion,
  { slots, places }: Calendar,
  { activity, minutes, startsAt, at, timing }: Asked,
): Booking['dayPlace'] | string {
  const facts: BookingFacts = {
    existing: null,
    canceledByMember: 0,
    companionAddress: null,
    companion,
    isCompanionActive: true,
    member: MEMBER,
    blocksCompanion: false,
    isBlocked: false,
    takenSlots: slots,
    dayPlaces: places,
    usedKeys: [],
  };
  const input = {
    requestId: '6f1c9f1e-8f0e-4b8e-9a52-2f6a6f1c9f1e',
    companionId: 'eve',
    activity,
    timing,
    startsAt: startsAt.toISOString(),
    minutes,
    location: '',
    notes: '',
    mood: null,
    useCredits: [],
    agreedTotalMinor: 0,
  };
  try {
    requireBookableStart(input, at);
    planBooking(facts, input, 'sam', at);
  } catch (error) {
    // The price is asked about last.
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'price-changed') return error.code;
  }
  const { place, takenBy } = calendarOf(facts, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    bufferMinutes: companion.offer.bufferMinutes,
    date: wallClock(startsAt, companion.timeZone).date,
  });
  return place === null || takenBy.length > 0 ? 'slot-taken' : place;
}

interface Asked {
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly startsAt: Date;
  readonly at: Date;
  readonly timing: Booking['timing'];
}

const ENGLISH: User['languages'] = { native: 'English', secondary: [] };

/** Only the fields that matter. */
const MEMBER = {
  plan: null,
  planSince: null,
  stats: { sessionsCompleted: 0 },
  accountStatus: 'active',
  level: 'verified',
  createdAt: new Date('2026-01-15T12:00:00Z'),
  languages: ENGLISH,
} as User;

const ACCOUNT = companionAccount('eve');

function listingOf(scene: Scene, booked: readonly Booking[]): Companion {
  const today = dayAt(scene.now, scene.zone).date;
  return {
    ...BLANK,
    timeZone: scene.zone,
    weeklyAvailability: scene.weekly,
    minimumSession: scene.minimumSession,
    offer: scene.offer,
    lastActiveAt: scene.now,
    busy: busyOf(booked, scene.now),
    fullDays: fullDaysOf(booked, { most: scene.offer.sessionsPerDay, today }),
  };
}

const BLANK = companionDocument(ACCOUNT, { offer: DEFAULT_OFFER });

/** The sessions the server took, one after the other, some of them over by now. */
function bookedIn(scene: Scene): Booking[] {
  // Asked a day ago, so that some are of earlier today.
  const at = new Date(scene.now.getTime() - DAY_MS);
  const then = { ...scene, now: at, offer: { ...scene.offer, ...scene.former } };
  const booked: Booking[] = [];
  for (const one of scene.earlier) {
    const companion = listingOf(then, booked);
    const calendar = calendarFrom(booked);
    const asked = askedOf(one, freeWish(scene, one, companion, calendar, at), at);
    const place = ask(companion, calendar, asked);
    if (typeof place !== 'number') continue;
    const { activity, minutes, startsAt } = asked;
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
    const document = bookingDocument(
      { spenderId: 'sam', earnerId: 'eve' },
      { activity, startsAt, timeZone: scene.zone },
    );
    const { bufferMinutes } = then.offer;
    // Completing frees what is ahead, so a session is completed once nothing is.
    const isOver = freeAfter({ endsAt, bufferMinutes }) <= scene.now;
    booked.push({
      ...document,
      endsAt,
      duration: minutes / 60,
      bufferMinutes,
      dayPlace: place,
      status: isOver ? 'completed' : 'confirmed',
    });
  }
  return booked;
}

/** Every third as a session "right now" of then, which may start within a quarter hour. */
function askedOf(
  { length, quarter }: Wish,
  wanted: Pick<Asked, 'activity' | 'minutes' | 'startsAt'>,
  at: Date,
): Asked {
  if (length % 3 !== 0) return { ...wanted, at, timing: 'later' };
  const startsAt = new Date(wanted.startsAt.getTime() + (quarter % 3) * 5 * MINUTE_MS);
  return { ...wanted, startsAt, at: new Date(startsAt.getTime() - 12 * MINUTE_MS), timing: 'now' };
}

/** A time and length that looks free, so that days get full; or the wish itself. */
function freeWish(
  scene: Scene,
  one: Wish,
  companion: Companion,
  { slots }: Calendar,
  at: Date,
): Pick<Asked, 'activity' | 'minutes' | 'startsAt'> {
  const { activity } = one;
  const lengths = durationsFor(activity, companion);
  const minutes = lengths[one.length % lengths.length] ?? minutesOf(one);
  const isTaken = heldBy(new Set(slots.keys()));
  const free = freeStarts(dateOf(scene, one), { companion, activity, minutes, isTaken, now: at });
  const startsAt = free[one.quarter % free.length]?.startsAt ?? startOf(scene, one);
  return { activity, minutes, startsAt };
}

function dateOf({ now: instant, zone }: Scene, { daysAhead }: Wish): string {
  return addDays(wallClock(instant, zone).date, daysAhead);
}

function minutesOf({ activity, length }: Wish): number {
  const lengths = lengthsOf(activity);
  return lengths[length % lengths.length] ?? 60;
}

function startOf(scene: Scene, one: Wish): Date {
  const from = startOfDay(dateOf(scene, one), scene.zone).getTime();
  return new Date(from + one.quarter * 15 * MINUTE_MS);
}

/** Every quarter hour of a date. */
function quarterHours(date: string, zone: string): Date[] {
  const from = startOfDay(date, zone).getTime();
  const until = startOfDay(addDays(date, 1), zone).getTime();
  return Array.from(
    { length: (until - from) / (15 * MINUTE_MS) },
    (_, index) => new Date(from + index * 15 * MINUTE_MS),
  );
}

/**
 * Asks everyone whether a session can start at the quarter hours of a date: the server, the booking
 * page's calendar, the search by date, the nearest times, and "talk right now"; and the same for one
 * that is moved there.
 * @returns where they disagree; empty if they don't.
 */
export function disagreements(scene: Scene): string[] {
  const { now: at, zone, wish: asked } = scene;
  const booked = bookedIn(scene);
  const companion = listingOf(scene, booked);
  const calendar = calendarFrom(booked);
  const date = dateOf(scene, asked);
  const lengths = durationsFor(asked.activity, companion);
  // Sometimes one that isn't offered.
  const minutes =
    asked.quarter % 8 === 0 ? minutesOf(asked) : (lengths[asked.length % lengths.length] ?? 60);
  const isTaken = heldBy(new Set(calendar.slots.keys()));
  const found: string[] = [];
  const serverTakes = (startsAt: Date, activity: ActivityId, length: number) =>
    typeof ask(companion, calendar, {
      activity,
      minutes: length,
      startsAt,
      at,
      timing: 'later',
    }) === 'number';

  // The booking page. A local time that occurs twice is offered once.
  const request = { companion, activity: asked.activity, minutes, isTaken, now: at };
  const offered = new Set(freeStarts(date, request).map(({ time }) => time));
  const taken = quarterHours(date, zone).filter((one) => serverTakes(one, asked.activity, minutes));
  const times = new Set(taken.map((one) => wallClock(one, zone).time));
  for (const time of new Set([...offered, ...times])) {
    if (offered.has(time) !== times.has(time)) {
      found.push(`${date} ${time}: page ${offered.has(time)}, server ${times.has(time)}`);
    }
  }
  if (taken.length > 0 && !lengths.includes(minutes)) {
    found.push('The server takes a length that is not offered');
  }

  // The nearest times.
  for (const near of nearestTimes(startOf(scene, asked), 1, request)) {
    if (!serverTakes(near, asked.activity, minutes)) found.push(`Nearest: ${near.toISOString()}`);
  }

  // The search by date, with the weekday that the query asks for.
  const usual = usualSession(companion);
  const isFound =
    hasFreeStartOn(companion, date, at) &&
    facetsOf(companion, false)[FACETS.day(weekdayOf(date))] === true;
  const canStart = quarterHours(date, zone).some((one) =>
    serverTakes(one, usual.activity, usual.minutes),
  );
  if (isFound !== canStart) found.push(`${date}: search ${isFound}, server ${canStart}`);

  // Talk right now.
  const nowAnswer = ask(companion, calendar, {
    ...usual,
    startsAt: nowStart(at),
    at,
    timing: 'now',
  });
  const isNowOffered = obstacleNow(companion, at) === null;
  if (isNowOffered !== (typeof nowAnswer === 'number')) {
    found.push(`Right now: page ${isNowOffered}, server ${nowAnswer}`);
  }

  // Another time for a booking that is ahead.
  const moved = booked.find(({ startsAt }) => startsAt.getTime() > at.getTime() + HOUR_MS);
  if (moved !== undefined) found.push(...moveDisagreements(companion, calendar, moved, date, at));
  return found;
}

/** The same for a booking that is moved to a date. */
function moveDisagreements(
  companion: Companion,
  { slots, places }: Calendar,
  moved: Booking,
  date: string,
  at: Date,
): string[] {
  const minutes = moved.duration * 60;
  const shared = { companion, activity: moved.activity, minutes, now: at, moved };
  // The page leaves out what the booking itself keeps.
  const others = new Set(slots.keys());
  for (const { key } of quartersOf(moved)) others.delete(key);
  const offered = freeStarts(date, { ...shared, isTaken: heldBy(others) });
  const isOffered = new Set(offered.map(({ time }) => time));
  const taken = new Set(
    quarterHours(date, companion.timeZone)
      .filter((startsAt) => {
        const refusal = refusalOf(startsAt, {
          ...shared,
          companion: { ...companion, fullDays: [] },
          isTaken: () => false,
        });
        const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
        const kept = quartersOf({ ...moved, startsAt, endsAt });
        const isFree = kept.every(({ key }) => (slots.get(key)?.hold ?? moved.hold) === moved.hold);
        const hasPlace =
          date === moved.date ||
          findPlace(places, date, companion.offer.sessionsPerDay).place !== null;
        return refusal === null && isFree && hasPlace;
      })
      .map((startsAt) => wallClock(startsAt, companion.timeZone).time),
  );
  const until = freeAfter(moved).toISOString();
  return [...new Set([...isOffered, ...taken])]
    .filter((time) => isOffered.has(time) !== taken.has(time))
    .map((time) => `Moved to ${date} ${time} (was until ${until}): ${isOffered.has(time)}`);
}
