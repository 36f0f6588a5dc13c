import { expect, it, test } from 'vitest';
import { OPEN_OFFER } from '../companion/open-offer';
import { takenBy } from './free-time';
import { bookableWeeks, weekBounds, weekCalendar } from './week-calendar';

/** Friday, 20 November 2026, 10:00 in New York. */
const NOW = new Date('2026-11-20T15:00:00Z');
const NEW_YORK = 'America/New_York';

type Request = Parameters<typeof weekCalendar>[0];

const MORNINGS: Request['companion'] = {
  timeZone: NEW_YORK,
  weeklyAvailability: { mon: [{ start: '09:00', end: '12:00' }] },
  minimumSession: 1,
  offer: OPEN_OFFER,
  fullDays: [],
};

function week(change: Partial<Request> = {}) {
  return weekCalendar({
    firstDate: '2026-11-20',
    timeZone: NEW_YORK,
    companion: MORNINGS,
    isTaken: () => false,
    now: NOW,
    ...change,
  });
}

/** "2026-11-23 9 10 11" for every day that has hours in that state. */
function hoursIn(state: string, days: ReturnType<typeof week>): string[] {
  return days.flatMap(({ date, hours }) => {
    const found = hours.filter((hour) => hour.state === state).map(({ hour }) => hour);
    return found.length === 0 ? [] : [`${date} ${found.join(' ')}`];
  });
}

test('a reader in the same time zone sees the hours the companion set', () => {
  expect(week()).toHaveLength(7);
  expect(hoursIn('free', week())).toEqual(['2026-11-23 9 10 11']);
});

test('a reader in another time zone sees the same hours in local time', () => {
  expect(hoursIn('free', week({ timeZone: 'Europe/Berlin' }))).toEqual(['2026-11-23 15 16 17']);
  expect(hoursIn('free', week({ timeZone: 'Pacific/Auckland' }))).toEqual(['2026-11-24 3 4 5']);
});

test('a reader half an hour apart sees the hours in which a session can start', () => {
  const days = week({ timeZone: 'Asia/Kolkata' });
  expect(hoursIn('free', days)).toEqual(['2026-11-23 19 20 21']);
  const [first] = days[3]?.hours.filter(({ state }) => state === 'free') ?? [];
  expect(first?.startsAt).toEqual(new Date('2026-11-23T14:00:00Z'));
});

test.each(['18:15', '18:30', '18:45'])('an hour that begins at %s is one hour', (start) => {
  const end = start.replace('18', '19');
  const companion = { ...MORNINGS, weeklyAvailability: { mon: [{ start, end }] } };
  const [free, ...others] = week({ companion }).flatMap(({ hours }) =>
    hours.filter(({ state }) => state === 'free'),
  );
  expect(others).toEqual([]);
  expect(free?.startsAt).toEqual(new Date(`2026-11-23T23:${start.slice(3)}:00Z`));
});

test('an hour with any quarter held is taken', () => {
  const isTaken = takenBy([
    { from: new Date('2026-11-23T15:45:00Z'), until: new Date('2026-11-23T16:15:00Z') },
  ]);
  expect(hoursIn('taken', week({ isTaken }))).toEqual(['2026-11-23 10 11']);
  expect(hoursIn('free', week({ isTaken }))).toEqual(['2026-11-23 9']);
});

test('a companion who takes long sessions only has no free hour right before a taken one', () => {
  const companion = { ...MORNINGS, minimumSession: 2 as const };
  expect(hoursIn('free', week({ companion }))).toEqual(['2026-11-23 9 10']);
  const isTaken = takenBy([
    { from: new Date('2026-11-23T16:00:00Z'), until: new Date('2026-11-23T17:00:00Z') },
  ]);
  expect(hoursIn('free', week({ companion, isTaken }))).toEqual(['2026-11-23 9']);
  expect(hoursIn('taken', week({ companion, isTaken }))).toEqual(['2026-11-23 11']);
});

test('an hour can be booked until the millisecond before its last quarter starts', () => {
  const companion = { ...MORNINGS, weeklyAvailability: null };
  const at = (now: Date) => week({ companion, now })[0]?.hours[11]?.state;
  const last = new Date('2026-11-20T16:45:00Z').getTime();
  expect(at(new Date(last - 1))).toBe('free');
  expect(at(new Date(last))).toBe('closed');
});

test('a day when clocks go forward has one hour less, and one when they go back has it twice', () => {
  const hoursOf = (firstDate: string, timeZone = NEW_YORK) =>
    week({ firstDate, timeZone })[0]?.hours.map(({ hour }) => hour);
  expect(hoursOf('2027-03-14')).toHaveLength(23);
  expect(hoursOf('2027-03-14')).not.toContain(2);
  expect(hoursOf('2027-11-07')?.slice(0, 4)).toEqual([0, 1, 1, 2]);
  expect(hoursOf('2027-11-07')).toHaveLength(25);
  // By half an hour.
  expect(hoursOf('2027-10-03', 'Australia/Lord_Howe')).toHaveLength(24);
  expect(hoursOf('2027-04-04', 'Australia/Lord_Howe')?.slice(0, 4)).toEqual([0, 1, 1, 2]);
});

test('both hours that clocks repeat are offered, each with its own start and its own bookings', () => {
  const companion = {
    ...MORNINGS,
    weeklyAvailability: { sun: [{ start: '01:00', end: '02:00' }] },
  };
  const [first, second] = ['2027-11-07T05:00:00Z', '2027-11-07T06:00:00Z'].map(
    (at) => new Date(at),
  );
  const found = (isTaken = takenBy([])) => {
    const now = new Date('2027-10-20T00:00:00Z');
    const days = week({ firstDate: '2027-11-07', companion, isTaken, now });
    const [one, other] = days.flatMap(({ hours }) => hours.filter(({ hour }) => hour === 1));
    return [one?.state, one?.startsAt, other?.state, other?.startsAt];
  };
  expect(found()).toEqual(['free', first, 'free', second]);
  const held = takenBy([{ from: first as Date, until: second as Date }]);
  expect(found(held)).toEqual(['taken', first, 'free', second]);
});

it('a week is read from its first midnight to the latest end of a session', () => {
  expect(weekBounds('2026-11-20', NEW_YORK, { ...MORNINGS, minimumSession: 0.5 })).toEqual({
    from: new Date('2026-11-20T05:00:00Z'),
    until: new Date('2026-11-27T06:00:00Z'),
  });
  // Daylight saving ends on 1 November.
  expect(weekBounds('2026-10-30', NEW_YORK, { ...MORNINGS, minimumSession: 2 })).toEqual({
    from: new Date('2026-10-30T04:00:00Z'),
    until: new Date('2026-11-06T07:00:00Z'),
  });
  // The clocks skipped midnight.
  expect(
    weekBounds('2018-11-04', 'America/Sao_Paulo', { ...MORNINGS, minimumSession: 1 }).from,
  ).toEqual(new Date('2018-11-04T03:00:00Z'));
  expect(() => weekBounds('soon', NEW_YORK, { ...MORNINGS, minimumSession: 1 })).toThrow(
    RangeError,
  );
});

it('offers weeks from today until the last day that can be booked', () => {
  const weeks = bookableWeeks(NOW, NEW_YORK, 180);
  expect(weeks[0]).toBe('2026-11-20');
  expect(weeks[1]).toBe('2026-11-27');
  // 180 days later is 19 May 2027.
  expect(weeks.at(-1)).toBe('2027-05-14');
});

test('a day with as many sessions as the companion takes has no free hour', () => {
  const companion = { ...MORNINGS, fullDays: ['2026-11-23'] };
  expect(hoursIn('free', week({ companion }))).toEqual([]);
  expect(hoursIn('taken', week({ companion }))[0]).toMatch(/^2026-11-23 /);
});
