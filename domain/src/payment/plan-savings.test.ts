import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS, planOf } from '../pricing/plans';
import { quote } from '../pricing/quote';
import { comparePlans, type PricedSession, planSavings } from './plan-savings';

const DAYS = ['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-16', '2026-11-17', '2026-11-24'];

/** Hours of Coffee & Walk: €30 each. */
function session(
  date: string,
  hours = 1,
  standing: Partial<Parameters<typeof quote>[0]['standing']> = {},
  status: PricedSession['status'] = 'completed',
): PricedSession {
  const startsAt = new Date(`${date}T18:00:00Z`);
  const price = quote({
    activity: 'coffee-walk',
    hourlyRate: 30,
    minutes: hours * 60,
    startsAt,
    timeZone: 'UTC',
    standing: {
      plan: null,
      planSessionsLeft: 1,
      sessionsCompleted: 0,
      silverUsed: false,
      hadSessionWithCompanion: true,
      credits: [],
      ...standing,
    },
    offers: { firstSession: true, happyHour: true },
  });
  return { date, startsAt, status, price };
}

const costs = (sessions: readonly PricedSession[], arePaid = true) =>
  comparePlans(sessions, arePaid).outcomes.map(({ costMinor }) => costMinor);

describe('what plans would have saved', () => {
  it('is nothing without sessions: a member pays less without a plan', () => {
    const compared = comparePlans([], true);
    expect(compared).toMatchObject({ sessions: 0, withoutMinor: 0, best: null });
    expect(compared.outcomes.map(({ savedMinor }) => savedMinor)).toEqual([-4900, -8900, -15_900]);
  });

  it('counts price, credit and discount, and finds the cheapest', () => {
    // Two sessions of €30: €57 with Lite, of which credit pays €52.
    const two = DAYS.slice(0, 2).map((day) => session(day));
    expect(costs(two)).toEqual([4900 + 500, 8900, 15_900]);
    expect(comparePlans(two, true)).toMatchObject({ withoutMinor: 6000, best: 'lite' });
    // Four: with Care €108, of which credit pays €99.
    const four = DAYS.slice(0, 4).map((day) => session(day));
    expect(costs(four)).toEqual([4900 + 3350 + 3000, 8900 + 900, 15_900]);
    expect(comparePlans(four, true).best).toBe('standard');
  });

  it('doesn’t discount more sessions than the plan has in a month or on a day', () => {
    const sameDay = [session('2026-11-02', 4), session('2026-11-02', 4)];
    // €102 and €120; credit pays the first only.
    expect(costs(sameDay)[2]).toBe(15_900 + 12_000);
    const fourInMonth = DAYS.slice(0, 4).map((day) => session(day));
    const others = [...DAYS.slice(0, 3), '2026-12-01'].map((day) => session(day));
    expect(costs(others)[0]).toBeLessThan(costs(fourInMonth)[0] ?? 0);
  });

  it('names no plan if the member pays less without one', () => {
    expect(comparePlans([session('2026-11-02')], true).best).toBeNull();
  });

  it('leaves out what was canceled, and takes off what else was given', () => {
    const canceled = session('2026-11-02', 2, {}, 'cancelled');
    const first = session('2026-11-03', 2, { hadSessionWithCompanion: false });
    expect(comparePlans([canceled, first], true)).toMatchObject({
      sessions: 1,
      withoutMinor: 3000,
    });
  });

  it('is the percentage where plans are free', () => {
    const sessions = [session('2026-11-02', 2, { plan: 'standard' })];
    expect(comparePlans(sessions, false)).toMatchObject({ withoutMinor: 6000, best: 'unlimited' });
    expect(costs(sessions, false)).toEqual([5700, 5400, 5100]);
  });

  it('is the same whatever plan the member had', () => {
    const pricedWith = (standing: Parameters<typeof session>[2]) =>
      comparePlans(
        DAYS.map((day) => session(day, 2, standing)),
        true,
      );
    const expected = pricedWith({});
    expect(pricedWith({ plan: 'unlimited' })).toEqual(expected);
    expect(pricedWith({ plan: 'lite', planCreditMinor: 2000 })).toEqual(expected);
  });

  it('never costs more than the plan’s price above no plan', () => {
    const lists = fc.array(
      fc.record({ day: fc.constantFrom(...DAYS), hours: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lists, (list) => {
        const compared = comparePlans(
          list.map(({ day, hours }) => session(day, hours)),
          true,
        );
        for (const { plan, savedMinor } of compared.outcomes) {
          expect(savedMinor).toBeGreaterThanOrEqual(-planOf(plan).priceMinor);
        }
      }),
    );
  });

  it('a plan whose credit is used up never costs more than it gives', () => {
    for (const plan of PLAN_IDS) {
      const { count, per } = planOf(plan).sessions;
      const days = per === 'day' ? DAYS : DAYS.slice(0, count);
      const outcome = comparePlans(
        days.map((day) => session(day, 3)),
        true,
      ).outcomes.find((each) => each.plan === plan);
      expect(outcome?.savedMinor).toBeGreaterThan(0);
    }
  });
});

describe('what a member’s own plan has saved', () => {
  it('is its discount, and what its credit was worth more than it cost', () => {
    const sessions = [
      session('2026-11-02', 2, { plan: 'lite', planCreditMinor: 5200 }),
      session('2026-11-03', 2, { plan: 'lite' }),
      session('2026-11-09', 2, { plan: 'lite' }, 'cancelled'),
      session('2026-11-16', 2),
    ];
    // Twice 5 % of €60; €52 of credit that cost €49.
    expect(planSavings('lite', sessions)).toEqual({
      sessions: 2,
      discountMinor: 600,
      creditMinor: 5200,
      creditCostMinor: 4900,
      savedMinor: 900,
    });
  });
});
