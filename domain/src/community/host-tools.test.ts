import { describe, expect, it } from 'vitest';
import { mayCheckIn } from './check-in';
import { mayMessageAttendees } from './host-message';

const startsAt = new Date('2026-06-01T18:00:00Z');
const at = (ms: number) => new Date(startsAt.getTime() + ms);
const DAY = 24 * 60 * 60_000;
const HALF_HOUR = 30 * 60_000;

describe('a host', () => {
  it.each([
    [-HALF_HOUR - 1, false],
    [-HALF_HOUR, true],
    [DAY, true],
    [DAY + 1, false],
  ])('%d ms after the start checks people in: %s', (ms, may) => {
    expect(mayCheckIn({ status: 'approved', startsAt }, at(ms))).toBe(may);
    expect(mayCheckIn({ status: 'cancelled', startsAt }, at(ms))).toBe(false);
  });

  it.each([
    [-30 * DAY, true],
    [DAY - 1, true],
    [DAY, false],
  ])('%d ms after the start writes to everyone with a spot: %s', (ms, may) => {
    const event = { status: 'approved', startsAt, attendeeCount: 1 } as const;
    expect(mayMessageAttendees(event, at(ms))).toBe(may);
    expect(mayMessageAttendees({ ...event, attendeeCount: 0 }, at(ms))).toBe(false);
    expect(mayMessageAttendees({ ...event, status: 'pending_approval' }, at(ms))).toBe(false);
    expect(mayMessageAttendees({ ...event, status: 'cancelled' }, at(ms))).toBe(false);
  });
});
