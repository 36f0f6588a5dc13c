import { describe, expect, it } from 'vitest';
import type { Offer } from '../companion/offer';
import { OPEN_OFFER } from '../companion/open-offer';
import type { ActivityId } from '../foundation/activities';
import { MINUTE_MS } from '../foundation/durations';
import {
  BOOK_AHEAD_MS,
  canTalkNow,
  freeStarts,
  hasFreeStartOn,
  heldIn,
  isFreeTonight,
  NOW_WITHIN_MS,
  nowStart,
  obstacleNow,
  refusalOf,
  type SessionRequest,
  startProblem,
  type Timetable,
  takenBy,
} from './free-time';

const NEW_YORK = 'America/New_York';
// 2026-06-01 is a Monday; New York is four hours behind UTC.
const NOW = new Date('2026-06-01T12:00:00Z');
const at = (iso: string) => new Date(`${iso}Z`);

const timetable = (change: Partial<Timetable> = {}): Timetable => ({
  weeklyAvailability: null,
  timeZone: NEW_YORK,
  minimumSession: 1,
  busy: [],
  offer: OPEN_OFFER,
  fullDays: [],
  ...change,
});

const booked = (from: string, until: string) => ({ from: at(from), until: at(until) });

/** A day with one session, which is accepted. */
const dayWith = (from: string, to: string) => ({
  holds: {
    one: { from: at(from), to: at(to), date: '2026-06-01', until: at('2026-06-02T04:00:00') },
  },
});

describe('takenBy', () => {
  const isTaken = takenBy([booked('2026-06-01T16:00:00', '2026-06-01T18:00:00')]);
  const taken = (from: string, until: string) =>
    isTaken(at(`2026-06-01T${from}`), at(`2026-06-01T${until}`));

  it('allows a session adjacent to another', () => {
    expect(taken('15:00:00', '16:00:00')).toBe(false);
    expect(taken('18:00:00', '19:00:00')).toBe(false);
  });

  it('finds a session that shares a millisecond with another, lies in it or around it', () => {
    expect(taken('15:00:00', '16:00:00.001')).toBe(true);
    expect(taken('17:59:59.999', '19:00:00')).toBe(true);
    expect(taken('16:30:00', '17:00:00')).toBe(true);
    expect(taken('15:00:00', '19:00:00')).toBe(true);
  });
});

describe('startProblem', () => {
  const after = (ms: number) => startProblem(new Date(NOW.getTime() + ms), NOW);

  it('takes quarter hours from the next one to 180 days ahead', () => {
    expect(after(15 * MINUTE_MS)).toBeNull();
    expect(after(BOOK_AHEAD_MS)).toBeNull();
    expect(after(15 * MINUTE_MS + 1)).toBe('off-quarter');
    expect(after(0)).toBe('past');
    expect(after(BOOK_AHEAD_MS + 15 * MINUTE_MS)).toBe('too-far-ahead');
  });
});

/** The refusal of a session that starts at an instant. */
const refusal = (startsAt: string, change: Partial<SessionRequest> = {}) =>
  refusalOf(at(startsAt), {
    companion: timetable(),
    activity: 'virtual-chat',
    minutes: 60,
    isTaken: () => false,
    now: NOW,
    ...change,
  });

describe('the window of an activity', () => {
  // Berlin is two hours ahead of UTC in June.
  const companion = timetable({ timeZone: 'Europe/Berlin', minimumSession: 0.5 });
  const within = (activity: ActivityId, from: string, minutes: number) =>
    refusal(`2026-06-02T${from}`, { companion, activity, minutes });

  it('lets a session open and close it exactly', () => {
    expect(within('outdoor-adventure', '06:00', 360)).toBeNull();
    expect(within('outdoor-adventure', '10:00', 360)).toBeNull();
  });

  it('refuses a session that opens too early or closes too late', () => {
    expect(within('outdoor-adventure', '05:45', 120)).toBe('closed');
    expect(within('outdoor-adventure', '14:15', 120)).toBe('closed');
  });

  it('refuses a session that runs into the next day, unless the activity takes place at night', () => {
    expect(within('study-support', '20:30', 120)).toBe('closed');
    expect(within('virtual-chat', '21:30', 60)).toBeNull();
  });

  it('doesn’t replace the companion’s hours', () => {
    const office = timetable({ weeklyAvailability: { mon: [{ start: '09:00', end: '17:00' }] } });
    expect(refusal('2026-06-01T20:00', { companion: office })).toBeNull();
    expect(refusal('2026-06-01T20:15', { companion: office })).toBe('closed');
  });
});

describe('what a companion offers', () => {
  const offering = (offer: Partial<Offer>, change: Partial<Timetable> = {}) => ({
    companion: timetable({ offer: { ...OPEN_OFFER, ...offer }, ...change }),
  });

  it('has activities and lengths', () => {
    const chats = offering({ activities: ['virtual-chat'], maximumSession: 1 });
    expect(refusal('2026-06-02T14:00', chats)).toBeNull();
    expect(refusal('2026-06-02T14:00', { ...chats, minutes: 90 })).toBe('not-offered');
    expect(refusal('2026-06-02T14:00', { ...chats, minutes: 45 })).toBe('not-offered');
    expect(refusal('2026-06-02T14:00', { ...chats, activity: 'coffee-walk' })).toBe('not-offered');
  });

  it('needs the notice they ask for, to the millisecond', () => {
    const calm = offering({ noticeHours: 4 });
    expect(refusal('2026-06-01T16:00', calm)).toBeNull();
    expect(refusal('2026-06-01T16:00', { ...calm, now: new Date(NOW.getTime() + 1) })).toBe(
      'short-notice',
    );
  });

  it('needs no notice to talk right now, if they do and it is talking', () => {
    const talk = { isNow: true, activity: 'virtual-chat', minutes: 60 } as const;
    const now = { ...offering({ noticeHours: 4, talksNow: true }), ...talk };
    expect(refusal('2026-06-01T12:15', now)).toBeNull();
    expect(refusal('2026-06-01T12:15', { ...now, activity: 'coffee-walk' })).toBe('not-now');
    expect(refusal('2026-06-01T12:15', { ...offering({ talksNow: false }), ...talk })).toBe(
      'not-now',
    );
  });

  it('reaches as far ahead as they want, to the millisecond', () => {
    const near = offering({ aheadDays: 14 });
    expect(refusal('2026-06-15T12:00', near)).toBeNull();
    expect(refusal('2026-06-15T12:00', { ...near, now: new Date(NOW.getTime() - 1) })).toBe(
      'too-far-ahead',
    );
  });

  it('ends on the evening before their days off, on their clock', () => {
    const off = offering({ timeOff: [{ from: '2026-06-03', until: '2026-06-04', note: '' }] });
    // New York is four hours behind UTC.
    expect(refusal('2026-06-03T03:00', off)).toBeNull();
    expect(refusal('2026-06-03T03:15', off)).toBe('closed');
    expect(refusal('2026-06-05T03:45', off)).toBe('closed');
    expect(refusal('2026-06-05T04:00', off)).toBeNull();
  });

  it('leaves out the hours that they block, to the quarter hour and on their clock', () => {
    const blocked = offering({ blocked: [{ date: '2026-06-03', start: '12:00', end: '13:00' }] });
    // A session of an hour in New York.
    expect(refusal('2026-06-03T15:00', blocked)).toBeNull();
    expect(refusal('2026-06-03T15:15', blocked)).toBe('closed');
    expect(refusal('2026-06-03T16:45', blocked)).toBe('closed');
    expect(refusal('2026-06-03T17:00', blocked)).toBeNull();
    expect(refusal('2026-06-04T16:00', blocked)).toBeNull();
  });

  it('takes nothing new while they are away, and again from the day they named, on their clock', () => {
    const asked = (away: Offer['away'], now: string) =>
      refusal('2026-06-10T16:00', { ...offering({ away }), now: new Date(now) });
    const until = { backOn: '2026-06-05' };
    expect(asked(until, '2026-06-05T03:59:59.999Z')).toBe('away');
    expect(asked(until, '2026-06-05T04:00:00Z')).toBeNull();
    expect(asked({ backOn: null }, '2026-06-05T04:00:00Z')).toBe('away');
    const moved = { date: '2026-06-09', bufferMinutes: 0 };
    expect(refusal('2026-06-10T16:00', { ...offering({ away: until }), moved })).toBeNull();
  });

  it('has extra hours on a date', () => {
    const extra = offering(
      { extraHours: [{ date: '2026-06-03', start: '18:00', end: '20:00' }] },
      { weeklyAvailability: {} },
    );
    expect(refusal('2026-06-03T22:00', extra)).toBeNull();
    expect(refusal('2026-06-03T23:15', extra)).toBe('closed');
    expect(refusal('2026-06-10T22:00', extra)).toBe('closed');
  });

  it('keeps time free after a session, before the next one too', () => {
    const buffered = offering({ bufferMinutes: 30 });
    const isTaken = takenBy([booked('2026-06-02T16:00', '2026-06-02T17:30')]);
    expect(refusal('2026-06-02T14:30', { ...buffered, isTaken })).toBeNull();
    expect(refusal('2026-06-02T14:45', { ...buffered, isTaken })).toBe('taken');
    expect(refusal('2026-06-02T17:15', { ...buffered, isTaken })).toBe('taken');
    expect(refusal('2026-06-02T17:30', { ...buffered, isTaken })).toBeNull();
  });

  it('ends for a day that has enough sessions, but not for one that moves within it', () => {
    const full = offering({}, { fullDays: ['2026-06-02'] });
    expect(refusal('2026-06-02T14:00', full)).toBe('day-full');
    expect(refusal('2026-06-03T14:00', full)).toBeNull();
    const moved = { date: '2026-06-02', bufferMinutes: 0 };
    expect(refusal('2026-06-02T14:00', { ...full, moved })).toBeNull();
  });

  it('doesn’t take back what was agreed of a session that moves', () => {
    const moved = { date: '2026-06-02', bufferMinutes: 0 };
    const chats = offering({ activities: ['virtual-chat'] });
    expect(refusal('2026-06-03T14:00', { ...chats, activity: 'coffee-walk', moved })).toBeNull();
    const isTaken = takenBy([booked('2026-06-02T16:00', '2026-06-02T17:00')]);
    const buffered = { ...offering({ bufferMinutes: 30 }), isTaken };
    expect(refusal('2026-06-02T15:00', buffered)).toBe('taken');
    expect(refusal('2026-06-02T15:00', { ...buffered, moved })).toBeNull();
  });
});

describe('nowStart', () => {
  it('leaves a companion ten minutes to answer, to the millisecond', () => {
    const start = (iso: string) => nowStart(at(iso)).toISOString().slice(11, 16);
    expect(start('2026-06-01T12:00:00')).toBe('12:10');
    expect(start('2026-06-01T12:00:00.001')).toBe('12:15');
    expect(start('2026-06-01T12:05:00')).toBe('12:15');
  });
});

describe('how soon "right now" is', () => {
  it('allows every start the pages offer, on a clock five minutes fast, to the millisecond', () => {
    // The latest start that is offered.
    const seen = at('2026-06-01T12:05:00.001');
    expect(nowStart(seen).getTime() - seen.getTime()).toBeLessThan(NOW_WITHIN_MS - 5 * MINUTE_MS);
    const start = at('2026-06-01T12:20:00');
    const before = (ms: number) => new Date(start.getTime() - ms);
    expect(startProblem(start, before(NOW_WITHIN_MS), true)).toBeNull();
    expect(startProblem(start, before(NOW_WITHIN_MS + 1), true)).toBe('not-soon');
    expect(refusal('2026-06-01T12:20:00', { isNow: true })).toBeNull();
    expect(refusal('2026-06-01T12:25:00', { isNow: true })).toBe('not-soon');
  });
});

describe('a start on five minutes', () => {
  it('is for right now only', () => {
    const start = at('2026-06-01T12:10:00');
    expect(startProblem(start, NOW, true)).toBeNull();
    expect(startProblem(start, NOW)).toBe('off-quarter');
    expect(startProblem(at('2026-06-01T12:12:00'), NOW, true)).toBe('off-quarter');
    expect(startProblem(at('2026-06-01T12:10:00.001'), NOW, true)).toBe('off-quarter');
  });

  it('is the only one that a page offers for right now', () => {
    const request = { companion: timetable(), activity: 'virtual-chat', minutes: 60 } as const;
    const now = { ...request, isTaken: () => false, now: NOW, isNow: true };
    expect(freeStarts('2026-06-01', now)).toEqual([
      { time: '08:10', startsAt: at('2026-06-01T12:10:00') },
    ]);
    expect(freeStarts('2026-06-01', { ...now, isTaken: () => true })).toEqual([]);
  });

  it('needs every quarter hour that it touches, by the listing and by what is held', () => {
    const request = { companion: timetable(), activity: 'virtual-chat', minutes: 60 } as const;
    const taken = (isTaken: SessionRequest['isTaken']) =>
      refusalOf(at('2026-06-01T12:10:00'), { ...request, isTaken, now: NOW, isNow: true });
    for (const [from, until] of [
      ['2026-06-01T12:00:00', '2026-06-01T12:15:00'],
      ['2026-06-01T13:00:00', '2026-06-01T13:15:00'],
    ] as const) {
      expect(taken(heldIn([dayWith(from, until)], NOW))).toBe('taken');
      expect(taken(takenBy([booked(from, until)]))).toBe('taken');
    }
    for (const [from, until] of [
      ['2026-06-01T11:45:00', '2026-06-01T12:00:00'],
      ['2026-06-01T13:15:00', '2026-06-01T13:30:00'],
    ] as const) {
      expect(taken(heldIn([dayWith(from, until)], NOW))).toBeNull();
      expect(taken(takenBy([booked(from, until)]))).toBeNull();
    }
  });
});

describe('time that is held', () => {
  const held = dayWith('2026-06-01T14:00:00', '2026-06-01T15:00:00');
  const isTaken = (now = NOW, own: string | null = null) =>
    heldIn(
      [dayWith('2026-05-31T14:00:00', '2026-05-31T15:00:00'), held],
      now,
      own,
    )(at('2026-06-01T14:45:00'), at('2026-06-01T16:00:00'));

  it('is taken until the hold ends, to the millisecond', () => {
    const until = held.holds.one?.until.getTime() ?? 0;
    expect(isTaken()).toBe(true);
    expect(isTaken(new Date(until - 1))).toBe(true);
    expect(isTaken(new Date(until))).toBe(false);
  });

  it('is free for the session that holds it', () => {
    expect(isTaken(NOW, 'one')).toBe(false);
    expect(isTaken(NOW, 'two')).toBe(true);
  });

  it('is free where a session has ended before it took any', () => {
    const ended = dayWith('2026-06-01T15:00:00', '2026-06-01T15:00:00');
    expect(heldIn([ended], NOW)(at('2026-06-01T14:45:00'), at('2026-06-01T16:00:00'))).toBe(false);
  });
});

describe('talking right now', () => {
  // The session would start at 08:10 in New York.
  const obstacle = (silentMs: number, change: Partial<Timetable> = {}, now = NOW) =>
    obstacleNow({ ...timetable(change), lastActiveAt: new Date(now.getTime() - silentMs) }, now);

  it('needs a companion who takes such requests', () => {
    expect(obstacle(0, { offer: { ...OPEN_OFFER, talksNow: false } })).toBe('off');
  });

  it('needs activity of the companion within five minutes, to the millisecond', () => {
    expect(obstacle(5 * MINUTE_MS - 1)).toBeNull();
    expect(obstacle(5 * MINUTE_MS)).toBe('offline');
    const seen = { ...timetable(), lastActiveAt: NOW };
    expect(canTalkNow(seen, NOW)).toBe(true);
    expect(canTalkNow(seen, new Date(NOW.getTime() + 5 * MINUTE_MS))).toBe(false);
  });

  it('needs the whole hour to be free, and two for a companion who asks for two', () => {
    const from = (iso: string, minimumSession: 1 | 2 = 1) => ({
      minimumSession,
      busy: [booked(iso, '2026-06-01T18:00:00')],
    });
    expect(obstacle(0, from('2026-06-01T13:09:00'))).toBe('taken');
    expect(obstacle(0, from('2026-06-01T13:10:00'))).toBeNull();
    expect(obstacle(0, from('2026-06-01T14:09:00', 2))).toBe('taken');
    expect(obstacle(0, from('2026-06-01T14:10:00', 2))).toBeNull();
  });

  it('ignores a session of the companion that ends before this one starts', () => {
    const until = (iso: string) => ({ busy: [booked('2026-06-01T11:00:00', iso)] });
    expect(obstacle(0, until('2026-06-01T12:10:00'))).toBeNull();
    expect(obstacle(0, until('2026-06-01T12:15:00'))).toBe('taken');
  });

  it('needs the companion’s hours to include now', () => {
    const until = (end: string) => ({ weeklyAvailability: { mon: [{ start: '08:00', end }] } });
    expect(obstacle(0, until('09:10'))).toBeNull();
    expect(obstacle(0, until('09:00'))).toBe('closed');
  });

  it('continues over the companion’s midnight', () => {
    const late = at('2026-06-02T03:15:00');
    const night = { mon: [{ start: '20:00', end: '24:00' }] };
    const both = { ...night, tue: [{ start: '00:00', end: '01:00' }] };
    expect(obstacle(0, { weeklyAvailability: both }, late)).toBeNull();
    expect(obstacle(0, { weeklyAvailability: night }, late)).toBe('closed');
  });
});

it('a companion is free tonight whose session starts from five until midnight, on the clock of who asks', () => {
  const hours = (start: string, end: string, change: Partial<Timetable> = {}) =>
    timetable({ weeklyAvailability: { mon: [{ start, end }] }, ...change });
  expect(isFreeTonight(hours('17:00', '18:00'), NOW, NEW_YORK)).toBe(true);
  expect(isFreeTonight(hours('16:00', '17:45'), NOW, NEW_YORK)).toBe(false);
  // Five in Berlin is eleven in New York.
  expect(isFreeTonight(hours('11:00', '12:00'), NOW, 'Europe/Berlin')).toBe(true);
  expect(isFreeTonight(hours('10:45', '11:45'), NOW, 'Europe/Berlin')).toBe(false);
  const busy = [booked('2026-06-01T21:00:00', '2026-06-02T04:00:00')];
  expect(isFreeTonight(hours('17:00', '23:00', { busy }), NOW, NEW_YORK)).toBe(false);
  expect(isFreeTonight(hours('17:00', '18:00'), at('2026-06-01T21:00:00'), NEW_YORK)).toBe(false);
});

describe('hasFreeStartOn', () => {
  it('tells whether the shortest session still fits into a companion’s day', () => {
    const morning = timetable({ weeklyAvailability: { mon: [{ start: '08:00', end: '10:00' }] } });
    const ask = (now: string) => hasFreeStartOn(morning, '2026-06-01', at(now));
    expect(ask('2026-06-01T12:59:59')).toBe(true);
    // A start at nine is past once it is nine.
    expect(ask('2026-06-01T13:00:00')).toBe(false);
    expect(hasFreeStartOn(morning, '2026-06-02', NOW)).toBe(false);
    expect(hasFreeStartOn(morning, '2026-05-25', NOW)).toBe(false);
  });

  it('sees that other sessions take all of a companion’s day, or all but an hour', () => {
    const hours = { weeklyAvailability: { tue: [{ start: '09:00', end: '12:00' }] } };
    const busyFrom = (iso: string) =>
      timetable({ ...hours, busy: [booked(iso, '2026-06-02T16:00:00')] });
    expect(hasFreeStartOn(busyFrom('2026-06-02T14:00:00'), '2026-06-02', NOW)).toBe(true);
    expect(hasFreeStartOn(busyFrom('2026-06-02T13:45:00'), '2026-06-02', NOW)).toBe(false);
  });

  it('finds a start on any quarter of an hour, as a booking does', () => {
    const free = { weeklyAvailability: { mon: [{ start: '10:15', end: '11:15' }] } };
    expect(hasFreeStartOn(timetable(free), '2026-06-01', NOW)).toBe(true);
    const between = {
      weeklyAvailability: { mon: [{ start: '09:00', end: '12:00' }] },
      busy: [
        booked('2026-06-01T13:00:00', '2026-06-01T14:15:00'),
        booked('2026-06-01T15:15:00', '2026-06-01T16:00:00'),
      ],
    };
    expect(hasFreeStartOn(timetable(between), '2026-06-01', NOW)).toBe(true);
  });

  it('counts a session that begins before midnight to the day it begins on', () => {
    const night = timetable({
      weeklyAvailability: {
        mon: [{ start: '23:30', end: '24:00' }],
        tue: [{ start: '00:00', end: '00:30' }],
      },
    });
    expect(hasFreeStartOn(night, '2026-06-01', NOW)).toBe(true);
    expect(hasFreeStartOn(night, '2026-06-02', NOW)).toBe(false);
  });

  it('finds an hour that occurs twice, and not one that is skipped', () => {
    const small = (day: 'sun', start: string, end: string) =>
      timetable({ weeklyAvailability: { [day]: [{ start, end }] } });
    // Clocks go forward on 2026-03-08 at 02:00, and back on 2026-11-01 at 02:00.
    const winter = at('2026-03-01T12:00:00');
    expect(hasFreeStartOn(small('sun', '02:00', '03:00'), '2026-03-08', winter)).toBe(false);
    expect(hasFreeStartOn(small('sun', '01:00', '02:00'), '2026-03-08', winter)).toBe(true);
    const autumn = small('sun', '01:00', '02:00');
    const firstTaken = { ...autumn, busy: [booked('2026-11-01T05:00:00', '2026-11-01T06:00:00')] };
    const bothTaken = { ...autumn, busy: [booked('2026-11-01T05:00:00', '2026-11-01T07:00:00')] };
    expect(hasFreeStartOn(firstTaken, '2026-11-01', NOW)).toBe(true);
    expect(hasFreeStartOn(bothTaken, '2026-11-01', NOW)).toBe(false);
  });

  it('handles a day that starts at 1 AM because clocks skip midnight', () => {
    const early = timetable({
      timeZone: 'America/Sao_Paulo',
      weeklyAvailability: { sun: [{ start: '01:00', end: '02:00' }] },
    });
    expect(hasFreeStartOn(early, '2018-11-04', at('2018-11-01T12:00:00'))).toBe(true);
  });

  it('finds nothing for an invalid date', () => {
    expect(hasFreeStartOn(timetable(), '2026-02-30', NOW)).toBe(false);
  });
});
