import { describe, expect, it } from 'vitest';
import { EVENT_AHEAD_MS } from './event';
import { eventToday, START_PROBLEMS, startProblem } from './event-start';

describe('the start of an event', () => {
  const evening = { city: 'Seattle', date: '2026-11-21', time: '19:00' } as const;
  const start = new Date('2026-11-22T03:00:00Z').getTime();

  it('must be in the future in its city’s time zone, to the millisecond', () => {
    expect(startProblem(evening, new Date(start - 1))).toBeNull();
    expect(startProblem(evening, new Date(start))).toBe(START_PROBLEMS.past);
    expect(startProblem(evening, new Date(start + 1))).toBe(START_PROBLEMS.past);
  });

  it('is within the next 365 days, to the millisecond', () => {
    expect(startProblem(evening, new Date(start - EVENT_AHEAD_MS))).toBeNull();
    expect(startProblem(evening, new Date(start - EVENT_AHEAD_MS - 1))).toBe(START_PROBLEMS.far);
  });

  it('is not a time that the clocks skip, in any year', () => {
    const skipped = { city: 'Chicago', date: '2027-03-14', time: '02:30' } as const;
    const now = new Date(start);
    expect(startProblem(skipped, now)).toBe(START_PROBLEMS.skipped);
    expect(startProblem({ ...skipped, time: '03:00' }, now)).toBeNull();
  });

  it('may be a time that occurs twice, and is then the first', () => {
    const twice = { city: 'New York', date: '2026-11-01', time: '01:30' } as const;
    const first = new Date('2026-11-01T05:30:00Z').getTime();
    expect(startProblem(twice, new Date(first - 1))).toBeNull();
    expect(startProblem(twice, new Date(first))).toBe(START_PROBLEMS.past);
  });
});

describe('the first day to choose', () => {
  const now = new Date('2026-02-28T06:30:00Z');

  it('is today in the event’s city', () => {
    expect(eventToday('New York', now)).toBe('2026-02-28');
    expect(eventToday('Chicago', now)).toBe('2026-02-28');
    expect(eventToday('Los Angeles', now)).toBe('2026-02-27');
  });

  it('is the earliest of all cities before one is chosen', () => {
    expect(eventToday(null, now)).toBe('2026-02-27');
    expect(eventToday(null, new Date('2026-02-28T08:00:00Z'))).toBe('2026-02-28');
  });
});
