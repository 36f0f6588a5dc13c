import { describe, expect, it } from 'vitest';
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
  entries: [],
});

describe('a companion’s earnings', () => {
  const payouts = [payout(2400, 'paid'), payout(1200, 'pending'), payout(800, 'pending', 1)];

  it('are what was paid and what was not', () => {
    expect(earningsOf(payouts, now)).toEqual({
      unpaidMinor: 2000,
      paidMinor: 2400,
      payouts: 3,
      updatedAt: now,
    });
    expect(earningsOf([], now)).toMatchObject({ unpaidMinor: 0, paidMinor: 0, payouts: 0 });
  });

  it('are payable from their due time on, to the millisecond', () => {
    const unpaid = payouts.filter(({ status }) => status === 'pending');
    const at = (ms: number) =>
      earningsAt(earningsOf(payouts, now), unpaid, new Date(now.getTime() + ms));
    expect(at(-1)).toEqual({ pendingMinor: 2000, payableMinor: 0, paidMinor: 2400 });
    expect(at(0)).toEqual({ pendingMinor: 800, payableMinor: 1200, paidMinor: 2400 });
    expect(at(1)).toEqual({ pendingMinor: 0, payableMinor: 2000, paidMinor: 2400 });
  });

  it('are never less than nothing while one of the two readings is behind', () => {
    const late = earningsAt({ unpaidMinor: 0, paidMinor: 3600 }, [payout(1200, 'pending')], now);
    expect(late).toEqual({ pendingMinor: 0, payableMinor: 0, paidMinor: 3600 });
  });
});
