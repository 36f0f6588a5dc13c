import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time';
import { planAllowance, planKeyRange, planKeys, type Subscription } from './allowance';
import { PLAN_IDS, type Plan } from './plans';

const NOW = new Date('2026-11-20T15:00:00Z');
const LONG_AGO = new Date('2026-01-15T12:00:00Z');
const having = (plan: Plan, planSince: Date | null = LONG_AGO): Subscription => ({
  plan,
  planSince,
});
const november = (...numbers: number[]) => numbers.map((number) => `plan-2026-11-${number}`);
const october = (...numbers: number[]) => numbers.map((number) => `plan-2026-10-${number}`);
const ALL_OCTOBER = october(1, 2, 3, 4, 5, 6);

describe('planAllowance', () => {
  it('gives a member without a plan nothing', () => {
    expect(planAllowance({ plan: null, planSince: null }, '2026-11-20', [], NOW)).toBeNull();
  });

  it('gives Lite three sessions a month, whatever was left of the month before', () => {
    const on = (date: string, used: string[]) => planAllowance(having('lite'), date, used, NOW);
    expect(on('2026-11-20', [])).toEqual({
      per: 'month',
      own: 3,
      carried: 0,
      used: 0,
      left: 3,
      nextKey: 'plan-2026-11-1',
    });
    expect(on('2026-11-30', november(1, 2, 3))).toMatchObject({ left: 0, used: 3, nextKey: null });
    expect(on('2026-12-01', november(1, 2, 3))).toMatchObject({ nextKey: 'plan-2026-12-1' });
  });

  it('gives a cancelled session back under its own number', () => {
    const used = november(1, 3);
    const allowance = planAllowance(having('lite'), '2026-11-20', used, NOW);
    expect(allowance).toMatchObject({ left: 1, used: 2, nextKey: 'plan-2026-11-2' });
  });

  it('gives Freedom one session a day', () => {
    const on = (date: string) =>
      planAllowance(having('unlimited'), date, ['plan-2026-11-21-1'], NOW);
    expect(on('2026-11-21')).toMatchObject({ per: 'day', own: 1, left: 0, used: 1, nextKey: null });
    expect(on('2026-11-22')).toMatchObject({ left: 1, nextKey: 'plan-2026-11-22-1' });
    expect(on('2026-11-02')).toMatchObject({ left: 1, used: 0 });
  });

  it('carries at most two unused sessions of Care over', () => {
    const carriedWith = (used: string[]) =>
      planAllowance(having('standard'), '2026-11-20', used, NOW)?.carried;
    expect(carriedWith([])).toBe(2);
    expect(carriedWith(october(1, 2, 3, 4))).toBe(2);
    expect(carriedWith(october(1, 2, 3, 4, 5))).toBe(1);
    expect(carriedWith(ALL_OCTOBER)).toBe(0);
  });

  it('does not carry over carried sessions', () => {
    const carried = [...ALL_OCTOBER, ...october(7, 8)];
    expect(planAllowance(having('standard'), '2026-11-20', carried, NOW)?.carried).toBe(0);
    const own = october(1, 2, 3, 4, 5, 7, 8);
    expect(planAllowance(having('standard'), '2026-11-20', own, NOW)?.carried).toBe(1);
  });

  it('gives carried sessions after the month’s own', () => {
    const used = [...ALL_OCTOBER.slice(0, 5), ...november(1, 2, 3, 4, 5, 6)];
    const allowance = planAllowance(having('standard'), '2026-11-20', used, NOW);
    expect(allowance).toMatchObject({ own: 6, carried: 1, left: 1, nextKey: 'plan-2026-11-7' });
    const all = [...used, ...november(7)];
    expect(planAllowance(having('standard'), '2026-11-20', all, NOW)).toMatchObject({
      left: 0,
      nextKey: null,
    });
  });

  it('carries over only what was left while the member had the plan, to the millisecond', () => {
    const since = (time: string | null) =>
      planAllowance(
        having('standard', time === null ? null : new Date(time)),
        '2026-11-20',
        [],
        NOW,
      )?.carried;
    expect(since('2026-10-31T23:59:59.999Z')).toBe(2);
    expect(since('2026-11-01T00:00:00.000Z')).toBe(0);
    expect(since(null)).toBe(0);
  });

  it('carries nothing over from a month that is not over in every time zone, to the millisecond', () => {
    const carriedAt = (time: string) =>
      planAllowance(having('standard'), '2026-12-05', [], new Date(time))?.carried;
    expect(carriedAt('2026-11-20T00:00:00Z')).toBe(0);
    expect(carriedAt('2026-12-01T11:59:59.999Z')).toBe(0);
    expect(carriedAt('2026-12-01T12:00:00.000Z')).toBe(2);
  });

  it('keeps the sessions used under another plan used', () => {
    const used = november(1, 2, 3);
    expect(planAllowance(having('standard', NOW), '2026-11-20', used, NOW)).toMatchObject({
      left: 3,
      nextKey: 'plan-2026-11-4',
    });
    const many = november(1, 2, 3, 4, 5);
    expect(planAllowance(having('lite', NOW), '2026-11-20', many, NOW)).toMatchObject({ left: 0 });
  });

  it('carries over into a new year', () => {
    const allowance = planAllowance(
      having('standard'),
      '2027-01-10',
      ['plan-2026-12-1'],
      new Date('2027-01-05T00:00:00Z'),
    );
    expect(allowance).toMatchObject({ carried: 2, nextKey: 'plan-2027-01-1' });
  });
});

describe('planKeys and planKeyRange', () => {
  const dates = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  const plans = fc.constantFrom(...PLAN_IDS);

  it('have every relevant key, and the range has no other month’s', () => {
    fc.assert(
      fc.property(plans, dates, fc.infiniteStream(fc.boolean()), (plan, date, coins) => {
        const keys = planKeys(plan, date);
        const { from, before } = planKeyRange(date);
        for (const key of keys) expect(key >= from && key < before).toBe(true);
        const used = keys.filter(() => coins.next().value);
        const now = new Date(`${date}T12:00:00Z`);
        const allowance = planAllowance(having(plan), date, used, now);
        // Other keys change nothing.
        const others = ['plan-2025-11-1', `plan-${addDays(date, 40)}-1`, 'silver-loyalty'];
        expect(planAllowance(having(plan), date, [...used, ...others], now)).toEqual(allowance);
        if (allowance?.nextKey != null) expect(keys).toContain(allowance.nextKey);
        expect(allowance?.left === 0).toBe(allowance?.nextKey === null);
      }),
    );
  });

  it('leave out the months around', () => {
    const { from, before } = planKeyRange('2026-12-24');
    const inside = (key: string) => key >= from && key < before;
    expect(['plan-2026-11-1', 'plan-2026-12-8', 'plan-2026-12-31-1'].map(inside)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['plan-2026-10-6', 'plan-2027-01-1', 'silver-loyalty'].map(inside)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
