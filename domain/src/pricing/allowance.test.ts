import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../foundation/time';
import {
  planAllowance,
  planKeyRange,
  planKeys,
  planMonth,
  type Subscription,
  usesInMonth,
} from './allowance';
import { PLAN_IDS, type Plan } from './plans';

const NOW = new Date('2026-11-20T15:00:00Z');
const LONG_AGO = new Date('2026-01-15T12:00:00Z');
const having = (plan: Plan, planSince: Date | null = LONG_AGO, planMonthDay = 1): Subscription => ({
  plan,
  planSince,
  planMonthDay,
});
const november = (...numbers: number[]) => numbers.map((number) => `plan-2026-11-${number}`);
const october = (...numbers: number[]) => numbers.map((number) => `plan-2026-10-${number}`);
const ALL_OCTOBER = october(1, 2, 3, 4, 5, 6);

describe('planAllowance', () => {
  it('gives a member without a plan nothing', () => {
    expect(
      planAllowance({ plan: null, planSince: null, planMonthDay: 1 }, '2026-11-20', [], NOW),
    ).toBeNull();
  });

  it('gives Lite three sessions a month, whatever was left of the month before', () => {
    const on = (date: string, used: string[]) => planAllowance(having('lite'), date, used, NOW);
    expect(on('2026-11-20', [])).toEqual({
      per: 'month',
      from: '2026-11-01',
      until: '2026-12-01',
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

describe('a plan that was paid for in the middle of a month', () => {
  const since = new Date('2026-09-28T09:00:00Z');
  const on = (date: string, used: readonly string[] = [], now = NOW) =>
    planAllowance(having('standard', since, 28), date, used, now);

  it('has the month of its payment, to the day', () => {
    expect(on('2026-11-27', ALL_OCTOBER)).toMatchObject({
      from: '2026-10-28',
      until: '2026-11-28',
      left: 2,
      nextKey: 'plan-2026-10-7',
    });
    expect(on('2026-11-28', ALL_OCTOBER)).toMatchObject({
      from: '2026-11-28',
      until: '2026-12-28',
      left: 6,
      nextKey: 'plan-2026-11-1',
    });
  });

  it('carries over once that month is over', () => {
    expect(on('2026-12-01', [], new Date('2026-11-28T11:59:59.999Z'))?.carried).toBe(0);
    expect(on('2026-12-01', [], new Date('2026-11-28T12:00:00.000Z'))?.carried).toBe(2);
    // The plan was there since its first month only.
    expect(on('2026-10-27')?.carried).toBe(0);
  });

  it('begins on the last day of a month that is too short', () => {
    const month = (date: string) => planMonth(date, 31);
    expect(month('2027-02-27')).toEqual({ from: '2027-01-31', until: '2027-02-28' });
    expect(month('2027-02-28')).toEqual({ from: '2027-02-28', until: '2027-03-31' });
    expect(month('2028-02-29')).toEqual({ from: '2028-02-29', until: '2028-03-31' });
  });

  it('counts its uses by the same month, also those of single days', () => {
    const used = ['plan-2026-10-1', 'plan-2026-11-1', 'plan-2026-11-27-1', 'plan-2026-12-27-1'];
    expect(usesInMonth([...used, 'plan-2026-12-28-1'], '2026-12-05', 28)).toBe(2);
    expect(usesInMonth(used, '2026-11-01', 1)).toBe(2);
  });
});

describe('planKeys and planKeyRange', () => {
  const dates = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  const plans = fc.constantFrom(...PLAN_IDS);

  const monthDays = fc.integer({ min: 1, max: 31 });

  it('have every relevant key, and the range has no other month’s', () => {
    fc.assert(
      fc.property(
        plans,
        dates,
        monthDays,
        fc.infiniteStream(fc.boolean()),
        (plan, date, day, coins) => {
          const plain = having(plan, LONG_AGO, day);
          const keys = planKeys(plain, date);
          const { from, before } = planKeyRange(date, day);
          for (const key of keys) expect(key >= from && key < before).toBe(true);
          const used = keys.filter(() => coins.next().value);
          const now = new Date(`${date}T12:00:00Z`);
          const allowance = planAllowance(plain, date, used, now);
          // Other keys change nothing.
          const others = ['plan-2025-09-1', `plan-${addDays(date, 70)}-1`, 'silver-loyalty'];
          expect(planAllowance(plain, date, [...used, ...others], now)).toEqual(allowance);
          if (allowance?.nextKey != null) expect(keys).toContain(allowance.nextKey);
          expect(allowance?.left === 0).toBe(allowance?.nextKey === null);
        },
      ),
    );
  });

  it('leave out the months around', () => {
    const { from, before } = planKeyRange('2026-12-24', 1);
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
