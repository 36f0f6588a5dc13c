import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BUSY } from '../companion/live';
import { DAY_MS, HOUR_MS } from '../foundation/durations';
import { wallClock } from '../foundation/time';
import { BUSY_STATUSES, busyOf, fullDaysOf, shownAfter, startsOn } from './busy';

const NOW = new Date('2026-06-01T12:00:00Z');
const session = (inHours: number, status: Parameters<typeof busyOf>[0][number]['status']) => {
  const startsAt = new Date(NOW.getTime() + inHours * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const date = startsAt.toISOString().slice(0, 10);
  return { status, startsAt, endsAt, date, bufferMinutes: 0 as const };
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

it('keeps the companion’s time after a session', () => {
  const kept = { ...session(2, 'confirmed'), bufferMinutes: 30 as const };
  const until = new Date(kept.endsAt.getTime() + 30 * 60_000);
  expect(busyOf([kept], NOW)).toEqual([{ from: kept.startsAt, until }]);
  expect(busyOf([kept], new Date(until.getTime() - 1))).toHaveLength(1);
  expect(busyOf([kept], until)).toEqual([]);
});

describe('full days of a listing', () => {
  const full = (most: number, ...sessions: ReturnType<typeof session>[]) =>
    fullDaysOf(sessions, { most, today: '2026-06-01' });

  it('have as many sessions as the companion takes, those that are over included', () => {
    const day = [session(-3, 'completed'), session(1, 'pending'), session(4, 'confirmed')];
    expect(full(3, ...day)).toEqual(['2026-06-01']);
    expect(full(4, ...day)).toEqual([]);
    expect(full(2, session(30, 'pending'), ...day, session(31, 'pending'))).toEqual([
      '2026-06-01',
      '2026-06-02',
    ]);
  });

  it('count no canceled session, and no day before today', () => {
    expect(full(1, session(1, 'cancelled'), session(-30, 'completed'))).toEqual([]);
  });
});

describe('sessions of a date', () => {
  it('begin between two instants, in every zone', () => {
    const zone = fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York', 'UTC');
    fc.assert(
      fc.property(fc.date({ min: NOW, noInvalidDate: true }), zone, (startsAt, timeZone) => {
        fc.pre(startsAt.getUTCFullYear() < 2100);
        const { from, until } = startsOn(wallClock(startsAt, timeZone).date);
        expect(startsAt >= from && startsAt < until).toBe(true);
      }),
    );
  });
});

describe('what is shown after sessions of a date have changed', () => {
  const TODAY = '2026-06-01';
  const anySession = fc
    .record({
      quarter: fc.integer({ min: -96, max: 6 * 96 }),
      status: fc.constantFrom(...BUSY_STATUSES, 'completed' as const, 'cancelled' as const),
    })
    .map(({ quarter, status }) => session(quarter / 4, status));
  const anySessions = fc.uniqueArray(anySession, {
    selector: ({ startsAt }) => startsAt.getTime(),
    maxLength: 20,
  });

  /** The entries in one order, also of those that begin at once. */
  const inOrder = ({ busy, fullDays }: ReturnType<typeof shownAfter>) => ({
    busy: busy.toSorted((a, b) => +a.from - +b.from || +a.until - +b.until),
    fullDays,
  });
  const anyHosted = fc.array(
    anySession.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt })),
    { maxLength: 5 },
  );

  it('is what all sessions would show, of which only those around the date are read', () => {
    const known = fc.record({
      most: fc.integer({ min: 1, max: 3 }),
      hosted: anyHosted,
      readsMore: fc.boolean(),
    });
    fc.assert(
      fc.property(anySessions, anySession, known, (others, changed, known) => {
        const { most, hosted, readsMore } = known;
        const shownOf = (sessions: typeof others) => ({
          busy: busyOf(sessions, NOW, hosted),
          fullDays: fullDaysOf(sessions, { most, today: TODAY }),
        });
        const rest = others.filter(({ startsAt }) => +startsAt !== +changed.startsAt);
        const now = [...rest, changed];
        const { from, until } = startsOn(changed.date);
        const near = now.filter(({ startsAt }) => startsAt >= from && startsAt < until);
        const facts = { now: NOW, most, today: TODAY, hosted };
        const after = shownAfter(shownOf(others), changed.date, readsMore ? now : near, facts);
        expect(inOrder(after)).toEqual(inOrder(shownOf(now)));
      }),
    );
  });

  it('shows what is hosted on the date, and no longer what isn’t', () => {
    const hosted = session(30, 'confirmed');
    const time = { from: hosted.startsAt, until: hosted.endsAt };
    const known = { now: NOW, most: 1, today: TODAY };
    const shown = { busy: [], fullDays: [] };
    const published = shownAfter(shown, hosted.date, [], { ...known, hosted: [time] });
    expect(published).toEqual({ busy: [time], fullDays: [] });
    expect(shownAfter(published, hosted.date, [], { ...known, hosted: [] })).toEqual(shown);
  });

  it('has nothing any more that is over', () => {
    const over = session(-48, 'confirmed');
    const shown = {
      busy: [{ from: over.startsAt, until: over.endsAt }],
      fullDays: [over.date, '2026-06-09'],
    };
    expect(shownAfter(shown, TODAY, [], { now: NOW, most: 1, today: TODAY, hosted: [] })).toEqual({
      busy: [],
      fullDays: ['2026-06-09'],
    });
  });
});
