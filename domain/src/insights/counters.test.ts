import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, TRANSITION_END_REASONS } from '../booking/booking';
import { plainBooking } from '../booking/plain-booking';
import { ACTIVITY_IDS } from '../foundation/activities';
import {
  ALL_MONTHS,
  type Counted,
  type Counters,
  countedOf,
  countersSchema,
  insightsOf,
} from './counters';
import { recount } from './recount';

const startsAt = new Date('2026-06-08T18:00:00Z');

function cancelledAt(at: Date) {
  const end = { endReason: 'member-cancelled', endedBy: 'spender', reason: '', at } as const;
  return plainBooking({ status: 'cancelled', cancellation: end });
}

describe('the insights of a booking', () => {
  it('count a pending session in its own time zone', () => {
    expect(countedOf(plainBooking())).toEqual({
      month: '2026-06',
      counters: { 'status-open': 1, 'day-08': 1, 'hour-14': 1, 'activity-coffee-walk': 1 },
    });
  });

  it('don’t change when a session is accepted', () => {
    expect(countedOf(plainBooking({ status: 'confirmed' }))).toEqual(countedOf(plainBooking()));
  });

  it('count payment and minutes of a completed session', () => {
    expect(countedOf(plainBooking({ status: 'completed' })).counters).toMatchObject({
      'status-completed': 1,
      minutes: 120,
      'completed-minor': 6000,
      'kept-minor': 6000,
      'payout-minor': 4800,
    });
  });

  it('count half the payment and no session for a late cancellation', () => {
    const late = new Date(startsAt.getTime() - 23 * 3_600_000);
    expect(countedOf(cancelledAt(late)).counters).toEqual({
      'status-cancelled': 1,
      'kept-minor': 3000,
      'payout-minor': 2400,
    });
  });

  it('count what the decision about a claim has left', () => {
    const claim = { by: 'spender', keptPercent: 40 } as const;
    const { counters } = countedOf(plainBooking({ status: 'completed', claim }));
    expect(counters).toMatchObject({ 'status-completed': 1, 'kept-minor': 2400 });
    const open = { by: 'spender', keptPercent: null } as const;
    const before = countedOf(plainBooking({ status: 'completed', claim: open }));
    expect(before.counters).toMatchObject({ 'kept-minor': 6000 });
  });

  it('count only a cancelled booking for an early cancellation', () => {
    const inTime = new Date(startsAt.getTime() - 25 * 3_600_000);
    expect(countedOf(cancelledAt(inTime)).counters).toEqual({ 'status-cancelled': 1 });
  });

  it('count for its month and for all months', () => {
    const july = plainBooking({ startsAt: new Date('2026-07-08T18:00:00Z') });
    const insights = insightsOf([plainBooking(), july, july].map(countedOf));
    const pending = [...insights].map(([id, counters]) => [id, counters['status-open']]);
    expect(Object.fromEntries(pending)).toEqual({ '2026-06': 1, '2026-07': 2, all: 3 });
  });

  it('count for the month in its own time zone, not the reader’s', () => {
    const lateEvening = plainBooking({ startsAt: new Date('2026-07-01T03:30:00Z') });
    expect(countedOf(lateEvening).month).toBe('2026-06');
  });
});

const someBooking = fc
  .record({
    hours: fc.integer({ min: 0, max: 24 * 90 }),
    status: fc.constantFrom(...BOOKING_STATUSES),
    activity: fc.constantFrom(...ACTIVITY_IDS),
    endReason: fc.constantFrom(...TRANSITION_END_REASONS),
    noticeHours: fc.integer({ min: -2, max: 48 }),
  })
  .map(({ hours, status, activity, endReason, noticeHours }) => {
    const start = new Date(startsAt.getTime() + hours * 3_600_000);
    const at = new Date(start.getTime() - noticeHours * 3_600_000);
    return plainBooking({
      startsAt: start,
      status,
      activity,
      cancellation:
        status === 'cancelled' ? { endReason, endedBy: 'spender', reason: '', at } : null,
    });
  });

describe('the insights of all bookings', () => {
  it('depend only on the current state of the bookings', () => {
    fc.assert(
      fc.property(fc.array(fc.array(someBooking, { minLength: 1, maxLength: 4 })), (histories) => {
        let sum: Counters = {};
        for (const states of histories) {
          let before: Counted | null = null;
          for (const state of states) {
            const after = countedOf(state);
            sum = recount(sum, before?.counters ?? null, after.counters);
            before = after;
          }
        }
        const last = histories.map((states) => countedOf(states.at(-1) ?? plainBooking()));
        expect(sum).toEqual(insightsOf(last).get(ALL_MONTHS) ?? {});
        expect(countersSchema.parse(sum)).toEqual(sum);
      }),
    );
  });

  it('are zero when every booking is removed', () => {
    fc.assert(
      fc.property(fc.array(someBooking), (bookings) => {
        const counted = bookings.map((one) => countedOf(one).counters);
        const sum = counted.reduce((all: Counters, one) => recount(all, null, one), {});
        expect(counted.reduce((all: Counters, one) => recount(all, one, null), sum)).toEqual({});
      }),
    );
  });
});
