import type { Booking } from '@hearthkin/domain/booking/booking';
import { busyOf, freeAfter, fullDaysOf } from '@hearthkin/domain/booking/busy';
import { type Kept, keptBy } from '@hearthkin/domain/booking/calendar-day';
import {
  freeStarts,
  hasFreeStartOn,
  heldIn,
  type IsTaken,
  nearestTimes,
  nowStart,
  obstacleNow,
  quartersOf,
  refusalOf,
} from '@hearthkin/domain/booking/free-time';
import { weekCalendar } from '@hearthkin/domain/booking/week-calendar';
import { keptByHosting } from '@hearthkin/domain/community/hosted-time';
import { FACETS, facetsOf } from '@hearthkin/domain/companion/facets';
import { type LiveCompanion, newLive } from '@hearthkin/domain/companion/live';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import {
  type ActivityId,
  durationsFor,
  usualSession,
} from '@hearthkin/domain/foundation/activities';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  addDays,
  dayAt,
  startOfDay,
  wallClock,
  weekdayOf,
} from '@hearthkin/domain/foundation/time';
import { obstacleTo } from '../../../functions/src/booking/create-booking';
import { nextFree } from '../../../web/src/data/companions/next-free';
import { bookingDocument, companionAccount, companionDocument } from '../../support/builders';
import { dateOf, minutesOf, type Scene, startOf, type Wish } from './scenes';
import { type Asked, ask, type Calendar, calendarFrom, daysFor } from './server';

const ACCOUNT = companionAccount('eve');

function listingOf(scene: Scene, booked: readonly Booking[]): LiveCompanion {
  const today = dayAt(scene.now, scene.zone).date;
  return {
    ...BLANK,
    ...newLive(scene.now),
    timeZone: scene.zone,
    weeklyAvailability: scene.weekly,
    minimumSession: scene.minimumSession,
    offer: scene.offer,
    busy: busyOf(booked, scene.now, scene.hosted.map(keptByHosting).map(busyTime)),
    fullDays: fullDaysOf(booked, { most: scene.offer.sessionsPerDay, today }),
  };
}

const busyTime = ({ from, to }: Kept) => ({ from, until: to });

const BLANK = companionDocument(ACCOUNT, { offer: DEFAULT_OFFER });

/** The sessions the server took, one after the other, some of them over by now. */
function bookedIn(scene: Scene): Booking[] {
  // Asked a day ago, so that some are of earlier today.
  const at = new Date(scene.now.getTime() - DAY_MS);
  const then = { ...scene, now: at, offer: { ...scene.offer, ...scene.former } };
  const booked: Booking[] = [];
  for (const one of scene.earlier) {
    const companion = listingOf(then, booked);
    const calendar = calendarFrom(booked, scene.hosted);
    const asked = askedOf(one, freeWish(scene, one, companion, calendar, at), at);
    if (ask(companion, calendar, asked) !== null) continue;
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
  companion: LiveCompanion,
  calendar: Calendar,
  at: Date,
): Pick<Asked, 'activity' | 'minutes' | 'startsAt'> {
  const { activity } = one;
  const lengths = durationsFor(activity, companion);
  const minutes = lengths[one.length % lengths.length] ?? minutesOf(one);
  const isTaken = heldIn([...calendar.values()], at);
  const free = freeStarts(dateOf(scene, one), { companion, activity, minutes, isTaken, now: at });
  const startsAt = free[one.quarter % free.length]?.startsAt ?? startOf(scene, one);
  return { activity, minutes, startsAt };
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
  const calendar = calendarFrom(booked, scene.hosted);
  const date = dateOf(scene, asked);
  const lengths = durationsFor(asked.activity, companion);
  // Sometimes one that isn't offered.
  const minutes =
    asked.quarter % 8 === 0 ? minutesOf(asked) : (lengths[asked.length % lengths.length] ?? 60);
  const isTaken = heldIn([...calendar.values()], at);
  const found: string[] = [];
  const serverTakes = (startsAt: Date, activity: ActivityId, length: number) =>
    ask(companion, calendar, {
      activity,
      minutes: length,
      startsAt,
      at,
      timing: 'later',
    }) === null;

  // The booking page.
  const request = { companion, activity: asked.activity, minutes, isTaken, now: at };
  const offered = new Set(freeStarts(date, request).map(({ startsAt }) => startsAt.getTime()));
  const taken = quarterHours(date, zone).filter((one) => serverTakes(one, asked.activity, minutes));
  const times = new Set(taken.map((one) => one.getTime()));
  for (const time of new Set([...offered, ...times])) {
    if (offered.has(time) !== times.has(time)) {
      const name = new Date(time).toISOString();
      found.push(`${name}: page ${offered.has(time)}, server ${times.has(time)}`);
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

  found.push(
    ...weekDisagreements(scene, companion, isTaken, (one) =>
      serverTakes(one, usual.activity, usual.minutes),
    ),
  );

  // Talk right now.
  const nowAnswer = ask(companion, calendar, {
    ...usual,
    startsAt: nowStart(at),
    at,
    timing: 'now',
  });
  const isNowOffered = obstacleNow(companion, at) === null;
  if (isNowOffered !== (nowAnswer === null)) {
    found.push(`Right now: page ${isNowOffered}, server ${nowAnswer}`);
  }

  // Another time for a booking that is ahead.
  const moved = booked.find(({ startsAt }) => startsAt.getTime() > at.getTime() + HOUR_MS);
  if (moved !== undefined) found.push(...moveDisagreements(companion, calendar, moved, date, at));
  return found;
}

/** The week of the companion's page and the next free time of the lists, in the zone of a reader. */
function weekDisagreements(
  scene: Scene,
  companion: LiveCompanion,
  isTaken: IsTaken,
  takes: (startsAt: Date) => boolean,
): string[] {
  const { now: at, readerZone: timeZone } = scene;
  const firstDate = wallClock(startOf(scene, scene.wish), timeZone).date;
  const [day] = weekCalendar({ firstDate, timeZone, companion, isTaken, now: at });
  const offered = (day?.hours ?? []).flatMap(({ startsAt, state }) =>
    state === 'free' ? startsAt.toISOString() : [],
  );
  // The first start of each hour of the clock, which begins again where that is set back.
  const taken: string[] = [];
  let [hour, last, isFound] = [-1, -1, false];
  for (const start of quartersOf(firstDate, timeZone)) {
    const { minuteOfDay } = wallClock(start, timeZone);
    const own = Math.floor(minuteOfDay / 60);
    if (own !== hour || minuteOfDay <= last) isFound = false;
    [hour, last] = [own, minuteOfDay];
    if (isFound || !takes(start)) continue;
    isFound = true;
    taken.push(start.toISOString());
  }
  const found =
    offered.join() === taken.join()
      ? []
      : [`Week of ${firstDate} in ${timeZone}: page ${offered}, server ${taken}`];
  const next = nextFree(companion, at, timeZone);
  if (next !== null && !takes(next)) found.push(`Next free: ${next.toISOString()}`);
  const isFreeSoon = quartersOf(wallClock(at, timeZone).date, timeZone).some(takes);
  if (isFreeSoon && next === null) found.push('Free today, and no next free time');
  return found;
}

/** The same for a booking that is moved to a date. */
function moveDisagreements(
  companion: LiveCompanion,
  calendar: Calendar,
  moved: Booking,
  date: string,
  at: Date,
): string[] {
  const minutes = moved.duration * 60;
  const shared = { companion, activity: moved.activity, minutes, now: at, moved };
  // The page leaves out what the booking itself keeps.
  const isTaken = heldIn([...calendar.values()], at, moved.hold);
  const offered = freeStarts(date, { ...shared, isTaken });
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
        const after = { ...moved, startsAt, endsAt, date };
        const days = daysFor(calendar, keptBy(after));
        return refusal === null && obstacleTo({ companion, days }, after, at) === null;
      })
      .map((startsAt) => wallClock(startsAt, companion.timeZone).time),
  );
  const until = freeAfter(moved).toISOString();
  return [...new Set([...isOffered, ...taken])]
    .filter((time) => isOffered.has(time) !== taken.has(time))
    .map((time) => `Moved to ${date} ${time} (was until ${until}): ${isOffered.has(time)}`);
}
