import { describe, expect, it } from 'vitest';
import { availableCredits, CREDIT_KINDS, creditsOff } from './credits';

const price = { rateMinor: 3000, discountPercent: 10, amountMinor: 5400 };

describe('availableCredits', () => {
  it('gives a member the coupon from the fifth session and the bonus from the twentieth', () => {
    expect(availableCredits(4, [])).toEqual([]);
    expect(availableCredits(5, [])).toEqual(['bronze-coupon']);
    expect(availableCredits(19, [])).toEqual(['bronze-coupon']);
    expect(availableCredits(20, [])).toEqual(['bronze-coupon', 'gold-bonus']);
  });

  it('gives a member each of them once', () => {
    expect(availableCredits(20, ['bronze-coupon', 'silver-loyalty'])).toEqual(['gold-bonus']);
    expect(availableCredits(20, [...CREDIT_KINDS])).toEqual([]);
  });
});

describe('creditsOff', () => {
  it('takes five euros off for the coupon, and a quarter of an hour at its reduced price', () => {
    expect(creditsOff(['gold-bonus', 'bronze-coupon'], price)).toEqual([
      { kind: 'bronze-coupon', amountMinor: 500 },
      { kind: 'gold-bonus', amountMinor: 675 },
    ]);
  });

  it('takes no more than the price, and keeps credits that would take nothing', () => {
    expect(creditsOff(CREDIT_KINDS, { ...price, amountMinor: 700 })).toEqual([
      { kind: 'bronze-coupon', amountMinor: 500 },
      { kind: 'gold-bonus', amountMinor: 200 },
    ]);
    expect(creditsOff(CREDIT_KINDS, { ...price, amountMinor: 500 })).toHaveLength(1);
    expect(creditsOff(CREDIT_KINDS, { ...price, amountMinor: 0 })).toEqual([]);
    expect(creditsOff([], price)).toEqual([]);
  });
});
