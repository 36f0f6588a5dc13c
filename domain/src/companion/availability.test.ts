import { describe, expect, it } from 'vitest';
import {
  coversSession,
  type Hours,
  hoursProblem,
  minutesOpen,
  tidyWeek,
  type WeeklyAvailability,
  weeklyAvailabilitySchema,
} from './availability';

const ZONE = 'America/New_York';
// 2026-06-01 is a Monday; New York is four hours behind UTC.
const covers = (
  weekly: WeeklyAvailability | null,
  from: Date,
  to: Date,
  extra: Hours['extra'] = [],
) => coversSession({ weekly, extra, timeZone: ZONE }, from, to);
const at = (time: string) => new Date(`2026-06-01T${time}:00Z`);

describe('coversSession', () => {
  const office = { mon: [{ start: '09:00', end: '17:00' }] };

  it('lets a session fill the interval exactly', () => {
    expect(covers(office, at('13:00'), at('21:00'))).toBe(true);
  });

  it('refuses a session that starts a quarter early or ends a quarter late', () => {
    expect(covers(office, at('12:45'), at('14:00'))).toBe(false);
    expect(covers(office, at('20:00'), at('21:15'))).toBe(false);
  });

  it('refuses a day without hours, and an availability that is set but empty', () => {
    expect(covers({ tue: office.mon }, at('14:00'), at('15:00'))).toBe(false);
    expect(covers({}, at('14:00'), at('15:00'))).toBe(false);
  });

  it('restricts nothing when the companion set nothing', () => {
    expect(covers(null, at('03:00'), at('05:00'))).toBe(true);
  });

  it('joins adjacent intervals and refuses a gap between them', () => {
    const split = (gapEnd: string) => ({
      mon: [
        { start: gapEnd, end: '15:00' },
        { start: '09:00', end: '12:00' },
      ],
    });
    expect(covers(split('12:00'), at('15:00'), at('17:00'))).toBe(true);
    expect(covers(split('12:10'), at('15:00'), at('17:00'))).toBe(false);
  });

  it('adds the hours of single dates to those of every week', () => {
    const extra = [
      { date: '2026-06-01', start: '17:00', end: '19:00' },
      { date: '2026-06-02', start: '09:00', end: '10:00' },
    ];
    expect(covers(office, at('20:00'), at('23:00'), extra)).toBe(true);
    expect(covers(office, at('20:00'), at('23:15'), extra)).toBe(false);
    expect(covers({}, at('13:00'), at('14:00'), extra)).toBe(false);
  });

  it('follows a session over midnight into the next day', () => {
    const night = {
      mon: [{ start: '20:00', end: '24:00' }],
      tue: [{ start: '00:00', end: '01:00' }],
    };
    const start = new Date('2026-06-02T03:00:00Z');
    expect(covers(night, start, new Date('2026-06-02T05:00:00Z'))).toBe(true);
    expect(covers(night, start, new Date('2026-06-02T05:15:00Z'))).toBe(false);
  });

  it('uses the wall clock across a daylight-saving change', () => {
    // On 2026-03-08 clocks go from 02:00 to 03:00: 06:30Z is 01:30, 07:30Z is 03:30.
    const early = { sun: [{ start: '01:00', end: '02:00' }] };
    const both = { sun: [...early.sun, { start: '03:00', end: '04:00' }] };
    const start = new Date('2026-03-08T06:30:00Z');
    const end = new Date('2026-03-08T07:30:00Z');
    expect(covers(both, start, end)).toBe(true);
    expect(covers(early, start, end)).toBe(false);
  });
});

describe('weeklyAvailabilitySchema', () => {
  it('accepts the end of the day and refuses reversed or malformed hours', () => {
    const parse = (start: string, end: string) =>
      weeklyAvailabilitySchema.safeParse({ mon: [{ start, end }] }).success;
    expect(parse('18:00', '24:00')).toBe(true);
    expect(parse('18:00', '17:00')).toBe(false);
    expect(parse('18:00', '18:00')).toBe(false);
    expect(parse('9:00', '18:00')).toBe(false);
    expect(parse('24:00', '25:00')).toBe(false);
  });
});

describe('hoursProblem', () => {
  const morning = { start: '09:00', end: '12:00' };
  const evening = { start: '18:00', end: '24:00' };

  it('accepts no hours, hours in any order, and hours that touch', () => {
    expect(hoursProblem([])).toBeNull();
    expect(hoursProblem([evening, morning])).toBeNull();
    expect(hoursProblem([{ start: '12:00', end: '18:00' }, evening, morning])).toBeNull();
  });

  it('finds hours that end when they start, or before', () => {
    expect(hoursProblem([{ start: '09:00', end: '09:00' }])).toBe('backwards');
    expect(hoursProblem([morning, { start: '18:00', end: '17:30' }])).toBe('backwards');
  });

  it('finds hours that share a minute, in whatever order they stand', () => {
    const shared = { start: '11:59', end: '13:00' };
    expect(hoursProblem([morning, shared])).toBe('overlap');
    expect(hoursProblem([shared, morning])).toBe('overlap');
    expect(hoursProblem([morning, { ...shared, start: '12:00' }])).toBeNull();
  });

  it('finds more intervals than the rules can check', () => {
    const four = ['09', '11', '13', '15'].map((hour) => ({
      start: `${hour}:00`,
      end: `${hour}:30`,
    }));
    expect(hoursProblem(four)).toBe('many');
    expect(hoursProblem(four.slice(1))).toBeNull();
  });
});

describe('tidyWeek', () => {
  it('puts hours in order and leaves out days without any', () => {
    const early = { start: '08:00', end: '09:00' };
    const late = { start: '10:00', end: '11:00' };
    expect(tidyWeek({ mon: [late, early], tue: [] })).toEqual({ mon: [early, late] });
  });
});

describe('minutesOpen', () => {
  const open = (from: number, to: number, ...hours: [string, string][]) =>
    minutesOpen(
      hours.map(([start, end]) => ({ start, end })),
      from,
      to,
    );
  const DAY = 24 * 60;

  it('is the longest stretch of a companion’s day, not their sum', () => {
    expect(open(0, DAY)).toBe(0);
    expect(open(0, DAY, ['00:00', '24:00'])).toBe(DAY);
    expect(open(0, DAY, ['14:00', '17:00'], ['09:00', '11:00'])).toBe(180);
  });

  it('joins hours that touch or overlap, in whatever order a companion named them', () => {
    expect(open(0, DAY, ['11:00', '12:00'], ['09:00', '11:00'])).toBe(180);
    expect(open(0, DAY, ['09:00', '12:00'], ['10:00', '11:00'])).toBe(180);
    expect(open(0, DAY, ['09:00', '11:00'], ['11:01', '12:00'])).toBe(120);
  });

  it('counts only what lies between two minutes of the day', () => {
    expect(open(10 * 60, 12 * 60, ['09:00', '17:00'])).toBe(120);
    expect(open(10 * 60, 12 * 60, ['08:00', '10:30'])).toBe(30);
    expect(open(10 * 60, 12 * 60, ['13:00', '17:00'], ['08:00', '10:00'])).toBe(0);
  });
});
