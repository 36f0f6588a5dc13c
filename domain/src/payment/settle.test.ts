import { describe, expect, it } from 'vitest';
import { END_REASONS } from '../booking/booking';
import type { LedgerEntry, Payment } from './ledger';
import { holdPayment, keptMinor, settlePayment } from './settle';

const startsAt = new Date('2026-06-10T14:00:00Z');
const freeUntil = new Date('2026-06-09T14:00:00Z');
const justLate = new Date(freeUntil.getTime() + 1);

function held(totalMinor: number): Payment {
  const price = {
    currency: 'EUR' as const,
    rateMinor: totalMinor,
    subtotalMinor: totalMinor,
    discounts: [],
    discountPercent: 0,
    credits: [],
    totalMinor,
  };
  const sides = {
    spenderId: 'sam',
    earnerId: 'eve',
    participantIds: ['sam', 'eve'] as [string, string],
  };
  return holdPayment({ ...sides, price }, new Date('2026-06-01T00:00:00Z'));
}

const balance = (entries: readonly LedgerEntry[], account: string) =>
  entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, line) => sum + line.amountMinor, 0);

describe('keptMinor', () => {
  it('lets a member cancel free until 24 hours before the start, to the millisecond', () => {
    expect(keptMinor(6000, startsAt, 'member-cancelled', freeUntil)).toBe(0);
    expect(keptMinor(6000, startsAt, 'member-cancelled', justLate)).toBe(3000);
  });

  it('refunds all when anyone but the member ends the booking', () => {
    for (const reason of END_REASONS.filter((each) => each !== 'member-cancelled')) {
      expect(keptMinor(6000, startsAt, reason, justLate)).toBe(0);
    }
  });
});

describe('settlePayment', () => {
  it('splits a completed session: a fifth to the platform, which pays processing', () => {
    const { payment, payout } = settlePayment(held(6000), startsAt, null, startsAt);
    expect(payment).toMatchObject({ status: 'released', refundedMinor: 0 });
    expect(payout).toMatchObject({
      platformFeeMinor: 1200,
      processingFeeMinor: 204,
      payoutMinor: 4800,
      dueAt: new Date('2026-06-12T14:00:00Z'),
    });
  });

  it('keeps half of a late cancellation and refunds the other half', () => {
    const { payment, payout } = settlePayment(held(6001), startsAt, 'member-cancelled', justLate);
    expect(payment).toMatchObject({ status: 'partly-refunded', refundedMinor: 3000 });
    expect(payout?.keptMinor).toBe(3001);
  });

  it('pays nothing out of a full refund', () => {
    const { payment, payout } = settlePayment(held(6000), startsAt, 'declined', justLate);
    expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 6000 });
    expect(payout).toBeNull();
  });

  it('refuses to pay a payment out twice', () => {
    const { payment } = settlePayment(held(6000), startsAt, null, startsAt);
    expect(() => settlePayment(payment, startsAt, null, startsAt)).toThrow(RangeError);
  });

  it('neither loses nor creates a cent, however a booking ends', () => {
    for (const total of [0, 1, 2, 99, 300, 2563, 6000, 123_457]) {
      for (const reason of [null, ...END_REASONS]) {
        for (const now of [freeUntil, justLate]) {
          const { payment, payout } = settlePayment(held(total), startsAt, reason, now);
          const entries = [...payment.entries, ...(payout?.entries ?? [])];
          for (const { lines } of entries) {
            expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(0);
          }
          expect(balance(entries, 'escrow')).toBe(0);
          expect(balance(entries, 'settlement')).toBe(0);
          expect(balance(entries, 'member')).toBe(payment.refundedMinor - total);
        }
      }
    }
  });
});
