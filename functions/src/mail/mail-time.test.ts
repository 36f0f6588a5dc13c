import { describe, expect, it } from 'vitest';
import { mailTime, shortMailTime } from './mail-time';

const session = {
  instant: new Date('2026-06-10T18:00:00Z'),
  timeZone: 'America/New_York',
  clock: null,
  now: new Date('2026-06-01T12:00:00Z'),
};

const clockIn = (timeZone: string, hour12 = true) => ({ timeZone, hour12 });

describe('a time in an email', () => {
  it('is on the clock of the place, in summer and in winter', () => {
    expect(mailTime(session)).toBe('Wed, Jun 10, 2:00 PM (New York time)');
    const instant = new Date('2026-12-10T18:00:00Z');
    expect(mailTime({ ...session, instant })).toBe('Thu, Dec 10, 1:00 PM (New York time)');
  });

  it('is on the reader’s own clock first', () => {
    expect(mailTime({ ...session, clock: clockIn('Europe/Berlin', false) })).toBe(
      'Wed, Jun 10, 20:00 (Berlin time), 14:00 in New York',
    );
    expect(shortMailTime({ ...session, clock: clockIn('Europe/Berlin') })).toBe(
      'Wed, Jun 10, 8:00 PM (Berlin time)',
    );
  });

  it('has both days where they differ', () => {
    expect(mailTime({ ...session, clock: clockIn('Asia/Tokyo') })).toBe(
      'Thu, Jun 11, 3:00 AM (Tokyo time), Wed, Jun 10, 2:00 PM in New York',
    );
  });

  it('is said once to a reader whose clock shows the same', () => {
    expect(mailTime({ ...session, clock: clockIn('America/Toronto') })).toBe(
      'Wed, Jun 10, 2:00 PM (New York time)',
    );
  });

  it('ignores a zone this server doesn’t know', () => {
    expect(mailTime({ ...session, clock: clockIn('Mars/Olympus') })).toBe(
      'Wed, Jun 10, 2:00 PM (New York time)',
    );
  });

  it('has the year if it is another one', () => {
    const instant = new Date('2027-01-01T05:00:00Z');
    expect(mailTime({ ...session, instant })).toBe('Fri, Jan 1, 2027, 12:00 AM (New York time)');
    // New Year’s Eve in New York.
    const eve = new Date('2027-01-01T04:59:00Z');
    expect(mailTime({ ...session, instant: eve })).toBe('Thu, Dec 31, 11:59 PM (New York time)');
  });
});
