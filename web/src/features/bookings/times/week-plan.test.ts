import type { Bookable } from '@hearthkin/domain/booking/free-time';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { describe, expect, it } from 'vitest';
import {
  closedStretches,
  freeStretches,
  movedStart,
  planWeek,
  shownHours,
  type WeekEntry,
  weekStart,
} from './week-plan';

const NEW_YORK = 'America/New_York';

function entry(id: string, startsAt: string, endsAt: string): WeekEntry {
  return {
    id,
    kind: 'session',
    title: 'Coffee & Walk',
    detail: 'Jonah R.',
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    href: `/my-bookings/${id}`,
    booking: null,
  };
}

const dayOf = (entries: readonly WeekEntry[], index = 0, zone = NEW_YORK) =>
  planWeek('2026-11-22', zone, entries, null)[index]?.entries.map(({ entry, ...rest }) => ({
    id: entry.id,
    ...rest,
  }));

describe('a week', () => {
  it('begins on the first day of the reader’s week', () => {
    expect(weekStart('2026-11-25', 7)).toBe('2026-11-22');
    expect(weekStart('2026-11-25', 1)).toBe('2026-11-23');
    expect(weekStart('2026-11-22', 7)).toBe('2026-11-22');
  });

  it('shows sessions that overlap side by side, and others at full width', () => {
    const entries = [
      entry('a', '2026-11-22T14:00:00Z', '2026-11-22T16:00:00Z'),
      entry('b', '2026-11-22T15:00:00Z', '2026-11-22T17:00:00Z'),
      entry('c', '2026-11-22T16:00:00Z', '2026-11-22T18:00:00Z'),
      entry('d', '2026-11-22T18:00:00Z', '2026-11-22T19:00:00Z'),
    ];
    expect(dayOf(entries)).toEqual([
      { id: 'a', from: 540, until: 660, lane: 0, lanes: 2 },
      { id: 'b', from: 600, until: 720, lane: 1, lanes: 2 },
      { id: 'c', from: 660, until: 780, lane: 0, lanes: 2 },
      { id: 'd', from: 780, until: 840, lane: 0, lanes: 1 },
    ]);
  });

  it('shows a session over midnight on both days', () => {
    const entries = [entry('a', '2026-11-23T04:00:00Z', '2026-11-23T06:00:00Z')];
    expect(dayOf(entries, 0)).toEqual([{ id: 'a', from: 1380, until: 1440, lane: 0, lanes: 1 }]);
    expect(dayOf(entries, 1)).toEqual([{ id: 'a', from: 0, until: 60, lane: 0, lanes: 1 }]);
    expect(dayOf(entries, 2)).toEqual([]);
  });

  it('shows opening hours on the reader’s clock, and days off', () => {
    const companion: Bookable = {
      timeZone: 'Europe/London',
      minimumSession: 1,
      weeklyAvailability: { mon: [{ start: '09:00', end: '12:00' }] },
      fullDays: [],
      offer: {
        ...OPEN_OFFER,
        timeOff: [{ from: '2026-11-24', until: '2026-11-24', note: 'Away' }],
      },
    };
    const [sunday, monday, tuesday] = planWeek('2026-11-22', NEW_YORK, [], companion);
    expect(sunday?.open).toEqual([]);
    expect(monday?.open).toEqual([{ from: 240, until: 420 }]);
    expect(monday?.timeOff).toBeNull();
    expect(tuesday?.timeOff?.note).toBe('Away');
  });

  it('shows the usual hours, and more where something is earlier or later', () => {
    expect(shownHours(planWeek('2026-11-22', NEW_YORK, [], null))).toEqual({
      from: 480,
      until: 1200,
    });
    const early = [entry('a', '2026-11-22T11:30:00Z', '2026-11-22T12:30:00Z')];
    expect(shownHours(planWeek('2026-11-22', NEW_YORK, early, null)).from).toBe(360);
  });
});

describe('the hours a companion is closed', () => {
  const day = { date: '2026-11-23', entries: [], timeOff: null, blocked: [] };
  const shown = { from: 480, until: 1200 };

  it('are between the open ones', () => {
    const open = [
      { from: 480, until: 600 },
      { from: 720, until: 900 },
    ];
    expect(closedStretches({ ...day, open }, shown)).toEqual([
      { from: 600, until: 720 },
      { from: 900, until: 1200 },
    ]);
    expect(closedStretches({ ...day, open: [{ from: 0, until: 1440 }] }, shown)).toEqual([]);
  });

  it('are the whole day on a day off', () => {
    const timeOff = { from: day.date, until: day.date, note: '' };
    expect(closedStretches({ ...day, open: [{ from: 480, until: 600 }], timeOff }, shown)).toEqual([
      shown,
    ]);
  });
});

describe('the hours that are still free', () => {
  const open = [{ from: 540, until: 720 }];
  const taken = (from: number, until: number) => ({
    entry: entry('a', '2026-11-22T14:00:00Z', '2026-11-22T16:00:00Z'),
    ...{ from, until, lane: 0, lanes: 1 },
  });

  it('are the open ones beside what is planned, in whole half hours', () => {
    expect(freeStretches({ open, entries: [] }, 0)).toEqual(open);
    expect(freeStretches({ open, entries: [taken(615, 630)] }, 0)).toEqual([
      { from: 540, until: 600 },
      { from: 630, until: 720 },
    ]);
    expect(freeStretches({ open, entries: [taken(480, 720)] }, 0)).toEqual([]);
  });

  it('begin after what is over', () => {
    expect(freeStretches({ open, entries: [] }, 601)).toEqual([{ from: 630, until: 720 }]);
    expect(freeStretches({ open, entries: [] }, 700)).toEqual([]);
  });

  it('don’t have the blocked ones, which the day names', () => {
    const hours = { date: '2026-11-23', start: '10:00', end: '11:00' };
    const companion: Bookable = {
      timeZone: NEW_YORK,
      minimumSession: 1,
      weeklyAvailability: { mon: [{ start: '09:00', end: '12:00' }] },
      fullDays: [],
      offer: { ...OPEN_OFFER, blocked: [hours] },
    };
    const [, monday, tuesday] = planWeek('2026-11-22', NEW_YORK, [], companion);
    expect(monday?.open).toEqual([
      { from: 540, until: 600 },
      { from: 660, until: 720 },
    ]);
    expect(monday?.blocked).toEqual([{ hours, from: 600, until: 660 }]);
    expect(tuesday?.blocked).toEqual([]);
  });
});

describe('a move', () => {
  const at = (text: string) => new Date(text);

  it('keeps the time of day across a change of the clocks', () => {
    // Saturday 3 PM; the clocks go back on Sunday, 1 November.
    const moved = movedStart(at('2026-10-31T19:00:00Z'), { days: 1, minutes: 15 }, NEW_YORK);
    expect(moved).toEqual(at('2026-11-01T20:15:00Z'));
  });

  it('ends at midnight, and at a time the clocks skip', () => {
    const late = at('2026-11-24T04:45:00Z');
    expect(movedStart(late, { days: 0, minutes: 15 }, NEW_YORK)).toBeNull();
    const early = at('2026-11-23T05:00:00Z');
    expect(movedStart(early, { days: 0, minutes: -15 }, NEW_YORK)).toBeNull();
    // 2:30 AM doesn't exist on Sunday, 14 March 2027.
    const night = at('2027-03-13T07:30:00Z');
    expect(movedStart(night, { days: 1, minutes: 0 }, NEW_YORK)).toBeNull();
  });
});
