import { tzOffset } from '@date-fns/tz/tzOffset';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
import {
  addDays,
  addMonths,
  ageOn,
  businessDaysLater,
  ceilToMinutes,
  dayAt,
  instantAt,
  startOfDay,
  turnAt,
  wallClock,
} from './time';
import { timeZoneSchema } from './time-zone';

const NEW_YORK = 'America/New_York';

describe('wallClock', () => {
  it('reads the clock of the zone on both sides of a daylight-saving change', () => {
    const before = wallClock(new Date('2026-03-08T06:59:59.999Z'), NEW_YORK);
    const after = wallClock(new Date('2026-03-08T07:00:00.000Z'), NEW_YORK);
    expect(before).toEqual({ date: '2026-03-08', time: '01:59', weekday: 'sun', minuteOfDay: 119 });
    expect(after).toEqual({ date: '2026-03-08', time: '03:00', weekday: 'sun', minuteOfDay: 180 });
  });

  it('names the day of the zone, not of UTC', () => {
    expect(wallClock(new Date('2028-03-01T02:00:00Z'), NEW_YORK)).toMatchObject({
      date: '2028-02-29',
      weekday: 'tue',
    });
  });
});

describe('dayAt', () => {
  it('is a day of the zone from its first to its last millisecond, even of 23 hours', () => {
    const day = dayAt(new Date('2026-03-08T17:00:00Z'), NEW_YORK);
    expect(day).toEqual({
      date: '2026-03-08',
      from: Date.parse('2026-03-08T05:00:00.000Z'),
      to: Date.parse('2026-03-09T03:59:59.999Z'),
    });
    expect(wallClock(new Date(day.from - 1), NEW_YORK).date).toBe('2026-03-07');
    expect(wallClock(new Date(day.to + 1), NEW_YORK).date).toBe('2026-03-09');
  });

  // Lord Howe moves by half an hour, Havana at midnight, and Santiago goes back to the day before.
  it.each(['Australia/Lord_Howe', 'America/Havana', 'America/Santiago'])(
    'contains no instant of another day, around every clock change in %s',
    (zone) => {
      const year = Date.parse('2026-01-01T00:00:00Z');
      for (let day = 0; day < 365; day += 1) {
        const { date, from, to } = dayAt(new Date(year + day * DAY_MS), zone);
        for (let at = from; at <= to; at += HOUR_MS / 2) {
          expect(wallClock(new Date(at), zone).date).toBe(date);
        }
        expect(wallClock(new Date(to), zone).date).toBe(date);
      }
    },
  );
});

describe('instantAt', () => {
  it('inverts the wall clock', () => {
    expect(instantAt('2026-07-01', '14:00', NEW_YORK)).toEqual(new Date('2026-07-01T18:00:00Z'));
    expect(instantAt('2026-12-01', '14:00', NEW_YORK)).toEqual(new Date('2026-12-01T19:00:00Z'));
  });

  it('refuses a time that clocks going forward skip', () => {
    expect(instantAt('2026-03-08', '02:30', NEW_YORK)).toBeNull();
  });

  it('takes the first of a time that occurs twice when clocks go back', () => {
    expect(instantAt('2026-11-01', '01:30', NEW_YORK)).toEqual(new Date('2026-11-01T05:30:00Z'));
  });

  it('handles clock changes across midnight', () => {
    const zone = 'America/Scoresbysund';
    expect(instantAt('2023-03-25', '23:30', zone)).toEqual(new Date('2023-03-26T00:30:00Z'));
    expect(instantAt('2023-03-26', '00:30', zone)).toBeNull();
    expect(instantAt('2023-10-28', '23:30', zone)).toEqual(new Date('2023-10-28T23:30:00Z'));
  });

  it('refuses days that do not exist and malformed text', () => {
    expect(instantAt('2026-02-29', '10:00', NEW_YORK)).toBeNull();
    expect(instantAt('2028-02-29', '10:00', NEW_YORK)).not.toBeNull();
    expect(instantAt('tomorrow', '10:00', NEW_YORK)).toBeNull();
    expect(instantAt('2026-02-01', '25:00', NEW_YORK)).toBeNull();
    expect(instantAt('2026-02-01', '24:00', NEW_YORK)).toBeNull();
    expect(instantAt('2026-02-01', '10:00', 'Mars/Olympus')).toBeNull();
  });
});

describe('calendar helpers', () => {
  it('adds days across a leap day and a month end', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('adds months across the end of a year, to the last day of a shorter one', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('counts a birthday from its first millisecond', () => {
    expect(ageOn('2008-11-21', new Date('2026-11-20T23:59:59.999Z'))).toBe(17);
    expect(ageOn('2008-11-21', new Date('2026-11-21T00:00:00.000Z'))).toBe(18);
  });

  it('ages a person born on 29 February on 1 March in common years', () => {
    expect(ageOn('2008-02-29', new Date('2026-02-28T23:59:59.999Z'))).toBe(17);
    expect(ageOn('2008-02-29', new Date('2026-03-01T00:00:00.000Z'))).toBe(18);
    expect(ageOn('2008-02-29', new Date('2028-02-28T23:59:59.999Z'))).toBe(19);
    expect(ageOn('2008-02-29', new Date('2028-02-29T00:00:00.000Z'))).toBe(20);
  });

  it('starts a day at midnight, or where clocks skip midnight at the hour they skip to', () => {
    expect(startOfDay('2026-11-20', NEW_YORK)).toEqual(new Date('2026-11-20T05:00:00Z'));
    const saoPaulo = startOfDay('2018-11-04', 'America/Sao_Paulo');
    expect(saoPaulo).toEqual(new Date('2018-11-04T03:00:00Z'));
    expect(() => startOfDay('2026-02-30', NEW_YORK)).toThrow('Not a date: 2026-02-30');
    expect(() => startOfDay('2026-02-01', 'Mars/Olympus')).toThrow(RangeError);
  });

  it('returns nothing for an invalid date', () => {
    expect(ageOn('2008-02-30', new Date('2026-01-01T00:00:00Z'))).toBeNaN();
    expect(instantAt(addDays('tomorrow', 1), '10:00', NEW_YORK)).toBeNull();
  });

  it('rounds up to the quarter hour and leaves an exact one alone', () => {
    expect(ceilToMinutes(new Date('2026-01-01T10:00:00.001Z'), 15)).toEqual(
      new Date('2026-01-01T10:15:00Z'),
    );
    expect(ceilToMinutes(new Date('2026-01-01T10:15:00Z'), 15)).toEqual(
      new Date('2026-01-01T10:15:00Z'),
    );
  });

  it('tells time zones from made-up names', () => {
    expect(timeZoneSchema.safeParse('Asia/Kathmandu').success).toBe(true);
    expect(timeZoneSchema.safeParse('Mars/Olympus').success).toBe(false);
  });
});

describe('business days', () => {
  it.each([
    ['Tuesday', '2026-11-24T12:00:00Z', '2026-11-27T12:00:00Z'],
    ['Wednesday', '2026-11-25T12:00:00Z', '2026-11-30T12:00:00Z'],
    ['Friday', '2026-11-27T23:59:59Z', '2026-12-02T23:59:59Z'],
    ['Saturday', '2026-11-28T00:00:00Z', '2026-12-02T00:00:00Z'],
    ['Sunday', '2026-11-29T12:00:00Z', '2026-12-02T12:00:00Z'],
  ])('are counted from a %s', (_day, from, until) => {
    expect(businessDaysLater(new Date(from), 3)).toEqual(new Date(until));
  });
});

it('an instant is known by its date, time and turn, in every zone and around every change', () => {
  const year = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 10, 1 + day));
  const twice = new Set<string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const offsets = year.map((at) => tzOffset(zone, new Date(at)));
    const changes = year.filter(
      (_, day) => day + 1 < year.length && offsets[day] !== offsets[day + 1],
    );
    for (const change of changes) {
      for (
        let at = change - 3 * HOUR_MS;
        at < change + DAY_MS + 3 * HOUR_MS;
        at += 15 * MINUTE_MS
      ) {
        const instant = new Date(at);
        const { date, time } = wallClock(instant, zone);
        const turn = turnAt(instant, zone);
        if (turn !== null) twice.add(zone);
        expect(instantAt(date, time, zone, turn ?? 'first')).toEqual(instant);
      }
    }
  }
  expect(twice.size).toBeGreaterThan(100);
});
