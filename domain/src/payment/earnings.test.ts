import { describe, expect, it } from 'vitest';
import type { Booking } from '../booking/booking';
import { plainPrice } from '../pricing/plain-price';
import { earningsAt, earningsOf } from './earnings';
import type { Payout } from './ledger';

const now = new Date('2026-06-10T12:00:00Z');
const payout = (payoutMinor: number, status: Payout['status'], dueInMs = 0): Payout => ({
  earnerId: 'eve',
  spenderId: 'sam',
  currency: 'EUR',
  keptMinor: payoutMinor,
  platformFeeMinor: 0,
  processingFeeMinor: 0,
  payoutMinor,
  status,
  dueAt: new Date(now.getTime() + dueInMs),
  paidAt: status === 'paid' ? now : null,
  transferId: null,
  session: {
    activity: 'coffee-walk',
    startsAt: now,
    timeZone: 'America/New_York',
    keptPercent: 100,
    listMinor: payoutMinor,
    basisMinor: payoutMinor,
    discounts: [],
    credits: [],
  },
  entries: [],
});

const session = (status: Booking['status'], totalMinor: number) => ({
  status,
  price: plainPrice(totalMinor),
});

const NOTHING = { heldMinor: 0, requestedMinor: 0, unpaidMinor: 0, paidMinor: 0 };

describe('a companion’s earnings', () => {
  const payouts = [payout(2400, 'paid'), payout(1200, 'pending'), payout(800, 'pending', 1)];

  it('are the held, paid and unpaid amounts', () => {
    const sessions = [
      session('pending', 1000),
      session('confirmed', 3001),
      session('completed', 5000),
      session('cancelled', 7000),
    ];
    expect(earningsOf(sessions, payouts, now)).toEqual({
      heldMinor: 3201,
      requestedMinor: 800,
      unpaidMinor: 2000,
      paidMinor: 2400,
      payouts: 3,
      updatedAt: now,
    });
    expect(earningsOf([], [], now)).toEqual({ ...NOTHING, payouts: 0, updatedAt: now });
  });

  it('are payable from their due time on, to the millisecond', () => {
    const unpaid = payouts.filter(({ status }) => status === 'pending');
    const at = (ms: number) =>
      earningsAt(earningsOf([], payouts, now), unpaid, new Date(now.getTime() + ms));
    expect(at(-1)).toMatchObject({ pendingMinor: 2000, payableMinor: 0, paidMinor: 2400 });
    expect(at(0)).toMatchObject({ pendingMinor: 800, payableMinor: 1200, paidMinor: 2400 });
    expect(at(1)).toMatchObject({ pendingMinor: 0, payableMinor: 2000, paidMinor: 2400 });
  });

  it('of sessions with an open claim are neither pending nor payable', () => {
    const payouts = [payout(1000, 'frozen'), payout(500, 'pending'), payout(0, 'reversed')];
    const sums = earningsOf([], payouts, now);
    expect(sums).toMatchObject({ unpaidMinor: 1500, paidMinor: 0, payouts: 3 });
    const { pendingMinor, payableMinor, frozenMinor } = earningsAt(sums, payouts, now);
    expect([pendingMinor, payableMinor, frozenMinor]).toEqual([0, 500, 1000]);
    // Never more than the stored sum.
    expect(earningsAt({ ...sums, unpaidMinor: 700 }, payouts, now).frozenMinor).toBe(200);
  });

  it('separate confirmed sessions from requests', () => {
    const held = earningsAt({ ...NOTHING, heldMinor: 3200, requestedMinor: 800 }, [], now);
    expect(held).toMatchObject({ heldMinor: 2400, requestedMinor: 800, pendingMinor: 0 });
  });

  it('are never negative while one of the two reads is stale', () => {
    const late = earningsAt({ ...NOTHING, paidMinor: 3600 }, [payout(1200, 'pending')], now);
    expect(late).toMatchObject({ pendingMinor: 0, payableMinor: 0, paidMinor: 3600 });
  });
});
