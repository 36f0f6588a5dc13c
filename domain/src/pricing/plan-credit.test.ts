import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations';
import {
  type CreditMonth,
  type CreditUse,
  creditOfChange,
  creditOfMonth,
  giveBackCredit,
  grantMonth,
  type PlanCredit,
  RETURNED_CREDIT_MS,
  spendCredit,
  usableCredit,
} from './plan-credit';
import { PLAN_IDS, PLANS, type Plan, planOf } from './plans';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY_MS);

/** The paid month with a number, of thirty days. */
const month = (number: number, plan: Plan, paidMinor = planOf(plan).priceMinor): CreditMonth => ({
  plan,
  paidMinor,
  periodStart: day(30 * number),
  periodEnd: day(30 * (number + 1)),
});

const granted = (...months: readonly CreditMonth[]) =>
  months.reduce<PlanCredit | null>(
    (credit, each) => grantMonth(credit, each, each.periodStart).credit,
    null,
  ) as PlanCredit;

const left = (credit: PlanCredit, now: Date) => {
  const { planCreditMinor, returnedCreditMinor } = usableCredit(credit, now);
  return [planCreditMinor, returnedCreditMinor];
};

describe('a paid month', () => {
  it('gives the list price, which is more than its price', () => {
    const given = PLAN_IDS.map((plan) =>
      creditOfMonth({ plan, paidMinor: PLANS[plan].priceMinor }),
    );
    expect(given).toEqual([5200, 9900, 17_900]);
    for (const plan of PLAN_IDS) {
      expect(planOf(plan).listPriceMinor).toBeGreaterThan(planOf(plan).priceMinor);
    }
  });

  it('gives the same share for a part of its price', () => {
    expect(creditOfMonth({ plan: 'standard', paidMinor: 4450 })).toBe(4950);
    expect(creditOfMonth({ plan: 'lite', paidMinor: 0 })).toBe(0);
  });

  it('ends to the millisecond', () => {
    const credit = granted(month(0, 'lite'));
    expect(left(credit, new Date(day(30).getTime() - 1))).toEqual([5200, 0]);
    expect(left(credit, day(30))).toEqual([0, 0]);
  });

  it('adds to the month when a change of plan within it is paid', () => {
    const change = { ...month(0, 'standard', 2000), periodStart: day(15) };
    const { credit, grantedMinor, endedMinor } = grantMonth(
      granted(month(0, 'lite')),
      change,
      day(15),
    );
    expect([grantedMinor, endedMinor, credit.balanceMinor]).toEqual([2225, 0, 7425]);
    expect(credit).toMatchObject({ plan: 'standard', usableUntil: day(30) });
  });
});

describe('a change to a smaller plan', () => {
  it('takes what the rest of the month had given, and a larger one nothing', () => {
    const period = month(0, 'unlimited');
    expect(creditOfChange('unlimited', 'lite', period, day(0))).toBe(12_384);
    expect(creditOfChange('unlimited', 'lite', period, day(15))).toBe(6192);
    expect(creditOfChange('unlimited', 'lite', period, day(30))).toBe(0);
    expect(creditOfChange('lite', 'unlimited', period, day(0))).toBe(0);
    // Going to a larger plan and back takes what it gave.
    expect(creditOfChange('standard', 'lite', period, day(0))).toBe(
      creditOfMonth({ plan: 'standard', paidMinor: 4000 }),
    );
  });
});

describe('what is left of a month', () => {
  it('ends, but for €33 with Care', () => {
    for (const plan of PLAN_IDS) {
      const before = granted(month(0, plan));
      const next = grantMonth(before, month(1, plan), day(30));
      const rolled = plan === 'standard' ? 3300 : 0;
      expect(next.credit.balanceMinor).toBe(planOf(plan).listPriceMinor + rolled);
      expect(next.endedMinor).toBe(before.balanceMinor - rolled);
    }
  });

  it('rolls over whole if it is less, and also when the next month is paid late', () => {
    const { credit } = spendCredit(granted(month(0, 'standard')), 8000, true, day(1));
    expect(grantMonth(credit, month(1, 'standard'), day(36)).credit.balanceMinor).toBe(11_800);
  });

  it('doesn’t roll over a gap', () => {
    const { credit } = grantMonth(granted(month(0, 'standard')), month(2, 'standard'), day(60));
    expect(credit.balanceMinor).toBe(9900);
  });
});

describe('credit that is given back', () => {
  const { credit, use } = spendCredit(granted(month(0, 'lite')), 3000, true, day(10));

  it('goes back to its month', () => {
    const back = giveBackCredit(credit, use, 1500, day(20));
    expect(left(back.credit, day(20))).toEqual([3700, 0]);
    expect(left(back.credit, day(30))).toEqual([0, 0]);
  });

  it('stays usable for thirty days once its month has ended, also in a later month', () => {
    for (const state of [credit, grantMonth(credit, month(1, 'lite'), day(30)).credit]) {
      const back = giveBackCredit(state, use, 3000, day(31)).credit;
      expect(usableCredit(back, day(31)).returnedCreditMinor).toBe(3000);
      const end = day(31).getTime() + RETURNED_CREDIT_MS;
      expect(usableCredit(back, new Date(end - 1)).returnedCreditMinor).toBe(3000);
      expect(usableCredit(back, new Date(end)).returnedCreditMinor).toBe(0);
    }
  });

  it('survives the next paid month, and pays for sessions without the plan’s discount', () => {
    const back = giveBackCredit(credit, use, 3000, day(31)).credit;
    const next = grantMonth(back, month(1, 'lite'), day(32)).credit;
    expect(left(next, day(32))).toEqual([5200, 3000]);
    expect(() => spendCredit(next, 3001, false, day(32))).toThrow(RangeError);
    expect(spendCredit(next, 3000, false, day(32)).use).toMatchObject({
      monthMinor: 0,
      returnedMinor: 3000,
    });
  });

  it('is used before or after the month’s, whichever ends first', () => {
    const back = giveBackCredit(credit, use, 3000, day(31)).credit;
    const next = grantMonth(back, month(1, 'lite'), day(32)).credit;
    // The month ends on day 60, what was given back on day 61.
    expect(spendCredit(next, 4000, true, day(40)).use).toMatchObject({ monthMinor: 4000 });
    const later = { ...next, usableUntil: day(90) };
    expect(spendCredit(later, 4000, true, day(40)).use).toMatchObject({
      monthMinor: 1000,
      returnedMinor: 3000,
    });
  });

  it('names what had ended of an earlier return', () => {
    const back = giveBackCredit(credit, use, 1000, day(31)).credit;
    const again = giveBackCredit(back, use, 500, day(70));
    expect(again.endedMinor).toBe(1000);
    expect(again.credit.returnedMinor).toBe(500);
  });
});

describe('any order of months, sessions and returns', () => {
  const steps = fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 20 }),
      act: fc.constantFrom('grant' as const, 'use' as const, 'return' as const),
      amount: fc.integer({ min: 0, max: 20_000 }),
      plan: fc.constantFrom(...PLAN_IDS),
      hasDiscount: fc.boolean(),
    }),
    { maxLength: 40 },
  );

  it('keeps the balance at zero or more, and equal to what was given, used, returned and ended', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        let credit = granted(month(0, 'lite'));
        let sum = credit.balanceMinor;
        let now = day(0);
        let months = 1;
        const uses: CreditUse[] = [];
        for (const { days, act, amount, plan, hasDiscount } of acts) {
          now = new Date(now.getTime() + days * DAY_MS);
          if (act === 'grant') {
            const next = grantMonth(credit, month(months, plan), now);
            months += 1;
            sum += next.grantedMinor - next.endedMinor;
            credit = next.credit;
          } else if (act === 'use') {
            const usable = usableCredit(credit, now);
            const most = usable.returnedCreditMinor + (hasDiscount ? usable.planCreditMinor : 0);
            if (amount > most) {
              const state = credit;
              expect(() => spendCredit(state, amount, hasDiscount, now)).toThrow(RangeError);
              continue;
            }
            const next = spendCredit(credit, amount, hasDiscount, now);
            expect(next.use.monthMinor + next.use.returnedMinor).toBe(amount);
            if (!hasDiscount) expect(next.use.monthMinor).toBe(0);
            uses.push(next.use);
            sum -= amount;
            credit = next.credit;
          } else {
            const use = uses.pop();
            if (use === undefined) continue;
            const back = Math.min(amount, use.monthMinor + use.returnedMinor);
            const next = giveBackCredit(credit, use, back, now);
            sum += back - next.endedMinor;
            const before = usableCredit(credit, now);
            const after = usableCredit(next.credit, now);
            expect(after.planCreditMinor + after.returnedCreditMinor).toBe(
              before.planCreditMinor + before.returnedCreditMinor + back,
            );
            credit = next.credit;
          }
          expect(credit.balanceMinor).toBeGreaterThanOrEqual(0);
          expect(credit.returnedMinor).toBeGreaterThanOrEqual(0);
          expect(credit.balanceMinor + credit.returnedMinor).toBe(sum);
        }
      }),
      { seed: 11, numRuns: 1000 },
    );
  });
});
