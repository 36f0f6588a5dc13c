import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainBooking } from '../booking/plain-booking';
import { percentOfMinor } from '../foundation/money';
import { plainPrice } from '../pricing/plain-price';
import type { Price } from '../pricing/price';
import { balances } from './balance';
import { companionPayOf } from './companion-pay';
import { paymentSchema, payoutSchema } from './ledger';
import { holdPayment, payOut, settlePayment } from './settle';
import { freezeMoney, type SessionMoney, settleClaim } from './settle-claim';

const startsAt = new Date('2026-06-10T14:00:00Z');
const settledAt = new Date('2026-06-10T16:00:00Z');
const claimedAt = new Date('2026-06-11T16:00:00Z');
const decidedAt = new Date('2026-06-13T16:00:00Z');

/** A price of which Hearthkin and the companion take something off. */
function priced(subtotalMinor: number, ownPercent = 0, planPercent = 0, mostCredit = 0): Price {
  const discounts = [
    { kind: 'first-session' as const, percent: ownPercent },
    { kind: 'plan' as const, percent: planPercent },
  ].filter(({ percent }) => percent > 0);
  const discountPercent = ownPercent + planPercent;
  const leftMinor = subtotalMinor - percentOfMinor(subtotalMinor, discountPercent);
  const planCreditMinor = Math.min(leftMinor, mostCredit);
  const totalMinor = leftMinor - planCreditMinor;
  return { ...plainPrice(subtotalMinor), discounts, discountPercent, planCreditMinor, totalMinor };
}

const sessionAt = (price: Price) => plainBooking({ startsAt, price });

/** The money when a side claims: before or after the session was completed. */
function claimed(price: Price, isCompleted: boolean): SessionMoney {
  const payment = holdPayment(sessionAt(price), new Date('2026-06-01T00:00:00Z'));
  const money = isCompleted
    ? settlePayment(payment, sessionAt(price), null, settledAt)
    : { payment, payout: null };
  return freezeMoney(money, claimedAt);
}

const decided = (price: Price, isCompleted: boolean, percent: number) =>
  settleClaim(claimed(price, isCompleted), sessionAt(price), percent, decidedAt);

describe('a claim', () => {
  it('freezes payment and payout, and no frozen payout is paid', () => {
    const { payment, payout } = claimed(priced(6000), true);
    expect([payment.status, payout?.status]).toEqual(['disputed', 'frozen']);
    if (payout === null) throw new Error('No payout');
    expect(() => payOut(payout, decidedAt)).toThrow(RangeError);
  });

  it('can’t freeze what is refunded, paid or frozen', () => {
    const money = claimed(priced(6000), true);
    expect(() => freezeMoney(money, claimedAt)).toThrow(RangeError);
    const { payout } = money;
    if (payout === null) throw new Error('No payout');
    const paid = payOut({ ...payout, status: 'pending' }, decidedAt);
    const released = { ...money.payment, status: 'released' } as const;
    expect(() => freezeMoney({ payment: released, payout: paid }, claimedAt)).toThrow(RangeError);
  });

  it('that is decided for the companion of a completed session moves no money', () => {
    const before = claimed(priced(6000), true);
    const { payment, payout } = decided(priced(6000), true, 100);
    expect(payment).toMatchObject({ status: 'released', refundedMinor: 0 });
    expect(payment.entries).toEqual(before.payment.entries);
    expect(payout).toMatchObject({ status: 'pending', payoutMinor: 4800 });
    expect(payout?.entries).toEqual(before.payout?.entries);
  });

  it('takes back what was settled, and keeps a payout of nothing for the books', () => {
    const { payment, payout } = decided(priced(6000), true, 0);
    expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 6000 });
    expect(payment.entries.map(({ kind }) => kind)).toEqual([
      'hold',
      'release',
      'reversal',
      'refund',
    ]);
    expect(payout).toMatchObject({ status: 'reversed', payoutMinor: 0, keptMinor: 0 });
    expect(payout?.session).toMatchObject({ keptPercent: 0, listMinor: 0 });
    expect(payout?.entries.map(({ kind }) => kind)).toEqual(['split', 'reversal']);
  });

  it('settles a part of it, due at once', () => {
    for (const isCompleted of [false, true]) {
      const { payment, payout } = decided(priced(6000), isCompleted, 50);
      expect(payment).toMatchObject({ status: 'partly-refunded', refundedMinor: 3000 });
      expect(payout).toMatchObject({ status: 'pending', payoutMinor: 2400, dueAt: decidedAt });
      expect(payout?.session).toMatchObject({ keptPercent: 50 });
    }
  });

  it('creates no payout if nothing is kept of what was never settled', () => {
    expect(decided(priced(6000), false, 0).payout).toBeNull();
  });

  it('is decided once', () => {
    const price = priced(6000);
    const money = decided(price, true, 50);
    expect(() => settleClaim(money, sessionAt(price), 0, decidedAt)).toThrow(RangeError);
  });
});

describe('any price and decision', () => {
  it('leave a ledger of zero, refund what isn’t kept, and pay the companion their part once', () => {
    const prices = fc.tuple(
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 5000 }),
    );
    fc.assert(
      fc.property(
        prices,
        fc.boolean(),
        fc.integer({ min: 0, max: 100 }),
        (given, done, percent) => {
          const price = priced(...given);
          const { payment, payout } = decided(price, done, percent);
          const paid = payout?.status === 'pending' ? payOut(payout, decidedAt) : payout;
          expect(paymentSchema.safeParse(payment).success).toBe(true);
          if (paid !== null) expect(payoutSchema.safeParse(paid).success).toBe(true);
          const sums = balances([...payment.entries, ...(paid?.entries ?? [])]);
          const kept = percentOfMinor(price.totalMinor, percent);
          const keptOfCredit = percentOfMinor(price.planCreditMinor, percent);
          expect(payment.refundedCreditMinor).toBe(price.planCreditMinor - keptOfCredit);
          expect(sums.credit + keptOfCredit).toBe(0);
          const pay = companionPayOf(price, percent).payMinor;
          expect(payment.refundedMinor).toBe(price.totalMinor - kept);
          expect(sums).toMatchObject({ escrow: 0, settlement: 0, companion: 0, bank: pay });
          expect(sums.member + kept).toBe(0);
          expect(Object.values(sums).reduce((sum, balance) => sum + balance, 0)).toBe(0);
          expect((paid?.entries ?? []).filter(({ kind }) => kind === 'payout').length).toBe(
            pay > 0 ? 1 : 0,
          );
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });
});
