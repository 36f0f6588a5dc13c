import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../durations';
import { busyOf } from './busy';
import { MAX_BUSY } from './companion';

const NOW = new Date('2026-06-01T12:00:00Z');
const session = (inHours: number, status: Parameters<typeof busyOf>[0][number]['status']) => {
  const startsAt = new Date(NOW.getTime() + inHours * HOUR_MS);
  return { status, startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) };
};

describe('busy of a listing', () => {
  it('has the times of requested and confirmed sessions, in order, and nothing else', () => {
    const later = session(30, 'pending');
    const sooner = session(2, 'confirmed');
    expect(busyOf([later, session(4, 'cancelled'), session(6, 'completed'), sooner], NOW)).toEqual([
      { from: sooner.startsAt, until: sooner.endsAt },
      { from: later.startsAt, until: later.endsAt },
    ]);
  });

  it('has the session a companion is in, until the millisecond it ends', () => {
    const running = session(-0.5, 'confirmed');
    const end = running.endsAt.getTime();
    expect(busyOf([running], new Date(end - 1))).toHaveLength(1);
    expect(busyOf([running], new Date(end))).toEqual([]);
  });

  it('leaves out the most distant sessions when there are too many', () => {
    const many = Array.from({ length: MAX_BUSY + 5 }, (_, day) => session(24 * day, 'confirmed'));
    const busy = busyOf(many.reverse(), NOW);
    expect(busy).toHaveLength(MAX_BUSY);
    expect(busy.at(-1)?.from).toEqual(new Date(NOW.getTime() + (MAX_BUSY - 1) * DAY_MS));
  });
});
