import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../foundation/durations';
import {
  type CreditMonth,
  type CreditUse,
  creditOf,
  creditOfChange,
  giveBackCredit,
  grantMonth,
  type PlanCredit,
  RESERVED_CREDIT_MS,
  RETURNED_CREDIT_MS,
  reserveCredit,
  spendCredit,
  takeBackCredit,
  usableCredit,
} from './plan-credit';
import { PLAN_IDS, PLANS, type Plan, planOf } from './plans';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY_MS);

/** The paid month with a number, of thirty days. */
const month = (number: number, plan: Plan, paidMinor = planOf(plan).priceMinor): CreditMonth => ({
  plan,
  lines: [{ plan, paidMinor }],
  periodStart: day(30 * number),
  periodEnd: day(30 * (number + 1)),
});

/** A change of plan within a month, as the provider bills it: the rest of the new one, less that of the old one. */
function changeOf(from: Plan, to: Plan, number: number, now: Date): CreditMonth {
  const rest = (day(30 * (number + 1)).getTime() - now.getTime()) / (30 * DAY_MS);
  const lines = [
    { plan: from, paidMinor: -Math.round(planOf(from).priceMinor * rest) },
    { plan: to, paidMinor: Math.round(planOf(to).priceMinor * rest) },
  ];
  return { ...month(number, to), lines, periodStart: now };
}

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
    const given = PLAN_IDS.map((plan) => creditOf([{ plan, paidMinor: PLANS[plan].priceMinor }]));
    expect(given).toEqual([5200, 9900, 17_900]);
    for (const plan of PLAN_IDS) {
      expect(planOf(plan).listPriceMinor).toBeGreaterThan(planOf(plan).priceMinor);
    }
  });

  it('gives the same share for a part of its price', () => {
    expect(creditOf([{ plan: 'standard', paidMinor: 4450 }])).toBe(4950);
    expect(creditOf([{ plan: 'lite', paidMinor: 0 }])).toBe(0);
  });

  it('ends to the millisecond', () => {
    const credit = granted(month(0, 'lite'));
    expect(left(credit, new Date(day(30).getTime() - 1))).toEqual([5200, 0]);
    expect(left(credit, day(30))).toEqual([0, 0]);
  });

  it('adds to the month when a change of plan within it is paid', () => {
    const change = changeOf('lite', 'standard', 0, day(15));
    const { credit, grantedMinor, endedMinor } = grantMonth(
      granted(month(0, 'lite')),
      change,
      day(15),
    );
    expect([grantedMinor, endedMinor, credit.balanceMinor]).toEqual([2350, 0, 7550]);
    expect(credit).toMatchObject({ plan: 'standard', usableUntil: day(30) });
  });
});

describe('a change of plan', () => {
  it('to a smaller one takes what the rest of the month had given, and a larger one nothing', () => {
    const period = month(0, 'unlimited');
    expect(creditOfChange('unlimited', 'lite', period, day(0))).toBe(17_900 - 5200);
    expect(creditOfChange('unlimited', 'lite', period, day(15))).toBe(6350);
    expect(creditOfChange('unlimited', 'lite', period, day(30))).toBe(0);
    expect(creditOfChange('lite', 'unlimited', period, day(0))).toBe(0);
  });

  it('gives the same whatever way it takes from plan to plan', () => {
    const ways: Plan[][] = [
      ['lite', 'unlimited', 'lite'],
      ['lite', 'unlimited', 'standard', 'lite'],
      ['lite', 'standard', 'unlimited', 'lite'],
    ];
    for (const way of ways) {
      const changes = way.slice(1).map((to, index) => changeOf(way[index] ?? to, to, 0, day(0)));
      expect(granted(month(0, 'lite'), ...changes).balanceMinor).toBe(5200);
    }
  });
});

describe('credit that is reserved for a change of plan', () => {
  const credit = granted(month(0, 'unlimited'));
  const reserved = reserveCredit(credit, 'lite', 12_700, day(0)) as PlanCredit;

  it('can’t be spent meanwhile, and is what the change then takes', () => {
    expect(left(reserved, day(0))).toEqual([5200, 0]);
    expect(() => spendCredit(reserved, 5201, true, day(0))).toThrow(RangeError);
    const changed = grantMonth(reserved, changeOf('unlimited', 'lite', 0, day(0)), day(0)).credit;
    expect(changed.balanceMinor).toBe(5200);
  });

  it('is only reserved if all of it is there, and the same again for a repetition', () => {
    const { credit: spent } = spendCredit(credit, 5201, true, day(0));
    expect(reserveCredit(spent, 'lite', 12_700, day(0))).toBeNull();
    expect(reserveCredit(reserved, 'lite', 12_700, day(0))).toEqual(reserved);
  });

  it('can be used again when no word of the change has come for two hours', () => {
    const end = day(0).getTime() + RESERVED_CREDIT_MS;
    expect(left(reserved, new Date(end - 1))).toEqual([5200, 0]);
    expect(left(reserved, new Date(end))).toEqual([17_900, 0]);
  });
});

describe('credit whose payment goes back', () => {
  it('can’t be used while a bank decides, nor what came back of it, and doesn’t end meanwhile', () => {
    const asked = { ...granted(month(0, 'lite')), withheld: { in_1: 5200 } };
    expect(left(asked, day(1))).toEqual([0, 0]);
    const next = grantMonth(asked, month(1, 'lite'), day(30));
    expect([next.endedMinor, ...left(next.credit, day(30))]).toEqual([0, 5200, 0]);
    const { credit, use } = spendCredit(granted(month(0, 'lite')), 5000, true, day(1));
    const back = giveBackCredit(credit, use, 5000, day(31)).credit;
    expect(left({ ...back, withheld: { in_1: 4000 } }, day(31))).toEqual([0, 1000]);
  });

  it('is owed as far as it was spent, and the next month fills that first', () => {
    const { credit } = spendCredit(granted(month(0, 'lite')), 5000, true, day(1));
    const taken = takeBackCredit(credit, 5200, day(2));
    expect(taken.balanceMinor).toBe(-5000);
    expect(left(taken, day(2))).toEqual([0, 0]);
    const { credit: next, endedMinor } = grantMonth(taken, month(2, 'lite'), day(60));
    expect([next.balanceMinor, endedMinor]).toEqual([200, 0]);
  });

  it('is filled by what sessions give back, before and after', () => {
    const { credit, use } = spendCredit(granted(month(0, 'lite')), 5000, true, day(1));
    const owed = takeBackCredit(credit, 5200, day(31));
    const after = giveBackCredit(owed, use, 5000, day(32)).credit;
    const before = takeBackCredit(giveBackCredit(credit, use, 5000, day(31)).credit, 5200, day(32));
    for (const one of [after, before]) {
      expect(one).toMatchObject({ balanceMinor: 0, returnedMinor: 0 });
      expect(left(one, day(32))).toEqual([0, 0]);
    }
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

describe('any order of acts', () => {
  const ACTS = [
    'month',
    'ask for a change',
    'provider changes',
    'refused',
    'session',
    'session',
    'session given back',
    'chargeback opens',
    'chargeback lost',
    'chargeback won',
  ] as const;
  interface Step {
    readonly hours: number;
    readonly act: (typeof ACTS)[number];
    readonly amount: number;
    readonly share: number;
    readonly plan: Plan;
    readonly hasDiscount: boolean;
    readonly pick: number;
  }

  const steps = fc.array(
    fc.record<Step>({
      hours: fc.constantFrom(0, 0, 0, 1, 3, 24, 240),
      act: fc.constantFrom(...ACTS),
      amount: fc.constantFrom(1, 700, 3000, 9000, 20_000),
      share: fc.constantFrom(1, 1, 0.5),
      plan: fc.constantFrom(...PLAN_IDS),
      hasDiscount: fc.boolean(),
      pick: fc.nat({ max: 5 }),
    }),
    { maxLength: 40 },
  );

  interface Paid {
    readonly id: string;
    readonly grantedMinor: number;
    readonly isPayment: boolean;
    status: 'kept' | 'asked' | 'lost';
  }

  /** The provider, a member's credit, and everything that has moved it. */
  class Member {
    now = day(0);
    plan: Plan = 'unlimited';
    month = 0;
    asksFor: Plan | null = null;
    credit = granted(month(0, 'unlimited'));
    readonly paid: Paid[] = [{ id: 'in_0', grantedMinor: 17_900, isPayment: true, status: 'kept' }];
    readonly uses: CreditUse[] = [];
    usedMinor = 0;
    endedMinor = 0;

    pay(invoice: CreditMonth): void {
      const isPayment = invoice.lines.reduce((sum, { paidMinor }) => sum + paidMinor, 0) > 0;
      const { credit, grantedMinor, endedMinor } = grantMonth(this.credit, invoice, this.now);
      this.credit = credit;
      this.endedMinor += endedMinor;
      this.paid.push({ id: `in_${this.paid.length}`, grantedMinor, isPayment, status: 'kept' });
    }

    /** The credit that the payments that we kept have given. */
    get boughtMinor(): number {
      const kept = this.paid.filter(({ status }) => status !== 'lost');
      return kept.reduce((sum, { grantedMinor }) => sum + grantedMinor, 0);
    }
  }

  function play(member: Member, step: Step): void {
    const { now, credit } = member;
    const { act, amount, plan, hasDiscount, share, pick } = step;
    const isInMonth = now.getTime() < day(30 * (member.month + 1)).getTime();
    const payments = member.paid.filter(({ isPayment }) => isPayment);
    const one = payments[pick % payments.length];
    if (act === 'month') {
      member.month += 1;
      member.pay(month(member.month, member.plan));
    } else if (act === 'ask for a change' && member.asksFor === null && isInMonth) {
      const goes = creditOfChange(member.plan, plan, month(member.month, plan), now);
      const next = goes === 0 ? credit : reserveCredit(credit, plan, goes, now);
      if (next === null) return;
      member.credit = next;
      member.asksFor = plan;
    } else if (act === 'provider changes' && member.asksFor !== null && isInMonth) {
      member.pay(changeOf(member.plan, member.asksFor, member.month, now));
      member.plan = member.asksFor;
      member.asksFor = null;
      member.credit = { ...member.credit, reserved: null };
    } else if (act === 'refused') {
      member.asksFor = null;
      member.credit = { ...credit, reserved: null };
    } else if (act === 'session') {
      const usable = usableCredit(credit, now);
      const most = usable.returnedCreditMinor + (hasDiscount ? usable.planCreditMinor : 0);
      if (amount > most) {
        expect(() => spendCredit(credit, amount, hasDiscount, now)).toThrow(RangeError);
      }
      const costs = Math.min(amount, most);
      const spent = spendCredit(credit, costs, hasDiscount, now);
      expect(spent.use.monthMinor + spent.use.returnedMinor).toBe(costs);
      if (!hasDiscount) expect(spent.use.monthMinor).toBe(0);
      member.credit = spent.credit;
      member.usedMinor += costs;
      member.uses.push(spent.use);
    } else if (act === 'session given back') {
      const use = member.uses.pop();
      if (use === undefined) return;
      const back = Math.round((use.monthMinor + use.returnedMinor) * share);
      const next = giveBackCredit(credit, use, back, now);
      member.credit = next.credit;
      member.usedMinor -= back;
      member.endedMinor += next.endedMinor;
    } else if (one !== undefined && act === 'chargeback opens' && one.status === 'kept') {
      one.status = 'asked';
      const withheld = { ...credit.withheld, [one.id]: one.grantedMinor };
      member.credit = { ...credit, withheld };
    } else if (one?.status === 'asked' && act === 'chargeback won') {
      one.status = 'kept';
      const { [one.id]: _, ...withheld } = credit.withheld;
      member.credit = { ...credit, withheld };
    } else if (one !== undefined && act === 'chargeback lost' && one.status !== 'lost') {
      one.status = 'lost';
      const { [one.id]: _, ...withheld } = credit.withheld;
      member.credit = takeBackCredit({ ...credit, withheld }, one.grantedMinor, now);
    }
  }

  it('gives no one more credit than what they paid for, and owes what they had too much', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const member = new Member();
        for (const step of acts) {
          member.now = new Date(member.now.getTime() + step.hours * (DAY_MS / 24));
          play(member, step);
          const { credit, usedMinor, endedMinor, boughtMinor } = member;
          const has = credit.balanceMinor + credit.returnedMinor;
          expect(has + usedMinor + endedMinor).toBe(boughtMinor);
          expect(credit.returnedMinor).toBeGreaterThanOrEqual(0);
          expect(endedMinor).toBeGreaterThanOrEqual(0);
          const usable = usableCredit(credit, member.now);
          const owed = credit.balanceMinor < 0;
          if (owed) expect(usable).toEqual({ planCreditMinor: 0, returnedCreditMinor: 0 });
          expect(
            usedMinor + usable.planCreditMinor + usable.returnedCreditMinor,
          ).toBeLessThanOrEqual(boughtMinor + (owed ? -credit.balanceMinor : 0));
        }
      }),
      { seed: 11, numRuns: 1000 },
    );
  });

  it('leaves nothing owed where no bank takes anything back and word comes in time', () => {
    const inTime = steps.map((acts) => acts.filter(({ act }) => !act.startsWith('chargeback')));
    fc.assert(
      fc.property(inTime, (acts) => {
        const member = new Member();
        for (const step of acts) {
          // A change of which no word has come for so long is asked about before.
          const isWaiting = member.asksFor !== null;
          const hours = isWaiting ? 0 : step.hours;
          member.now = new Date(member.now.getTime() + hours * (DAY_MS / 24));
          if (isWaiting && step.act === 'month') continue;
          play(member, step);
          expect(member.credit.balanceMinor).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 11, numRuns: 1000 },
    );
  });
});
