import { describe, expect, it } from 'vitest';
import { ACTIVITY_IDS } from '../foundation/activities';
import type { MemberStanding } from './discounts';
import { isHappyHour } from './happy-hour';
import { plainPrice } from './plain-price';
import { activityRateMinor, type QuoteRequest, quote } from './quote';

const ZONE = 'America/Chicago';
const regular: MemberStanding = {
  plan: null,
  planSessionsLeft: 1,
  sessionsCompleted: 0,
  silverUsed: false,
  hadSessionWithCompanion: true,
  credits: [],
};

/** Saturday noon in Chicago: no Happy Hour. */
const saturday = new Date('2026-06-06T17:00:00Z');
/** Friday 10:00 in Chicago. */
const happy = new Date('2026-06-05T15:00:00Z');

function request(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    activity: 'coffee-walk',
    hourlyRate: 30,
    minutes: 120,
    startsAt: saturday,
    timeZone: ZONE,
    standing: regular,
    offers: { firstSession: true, happyHour: true },
    ...changes,
  };
}

describe('activityRateMinor', () => {
  it("holds the specification's table at the default rate", () => {
    const table = ACTIVITY_IDS.map((id) => [id, activityRateMinor(id, 30)]);
    expect(table).toEqual([
      ['virtual-chat', 1500],
      ['coffee-walk', 3000],
      ['mindful-session', 2500],
      ['creative-therapy', 4000],
      ['study-support', 2800],
      ['outdoor-adventure', 4500],
    ]);
  });

  it("scales with the companion's own rate, to the cent, halves up", () => {
    expect(activityRateMinor('virtual-chat', 45)).toBe(2250);
    // 25.00 x 41 / 30 = 34.1666…; 28.00 x 37 / 30 = 34.5333…
    expect(activityRateMinor('mindful-session', 41)).toBe(3417);
    expect(activityRateMinor('study-support', 37)).toBe(3453);
  });
});

describe('quote', () => {
  it('is rate times hours for a member without any discount', () => {
    expect(quote(request())).toEqual({ ...plainPrice(6000), rateMinor: 3000 });
  });

  it.each([
    ['lite', 5, 5700],
    ['standard', 10, 5400],
    ['unlimited', 15, 5100],
  ] as const)('takes the %s plan off', (plan, percent, totalMinor) => {
    const price = quote(request({ standing: { ...regular, plan } }));
    expect(price.discounts).toEqual([{ kind: 'plan', percent }]);
    expect(price.totalMinor).toBe(totalMinor);
  });

  it('takes session credit last, and only for sessions of the plan', () => {
    const standing = {
      ...regular,
      plan: 'standard' as const,
      credits: ['bronze-coupon' as const],
      planCreditMinor: 4500,
    };
    const priceOf = (changes: Partial<MemberStanding>) =>
      quote(request({ standing: { ...standing, ...changes }, useCredits: ['bronze-coupon'] }));
    // €60 less 10 % is €54, less the coupon €49.
    expect(priceOf({})).toMatchObject({ planCreditMinor: 4500, totalMinor: 400 });
    expect(priceOf({ planCreditMinor: 9900 })).toMatchObject({
      planCreditMinor: 4900,
      totalMinor: 0,
    });
    expect(priceOf({ planSessionsLeft: 0 })).toMatchObject({
      planCreditMinor: 0,
      totalMinor: 5500,
    });
    expect(priceOf({ plan: null, returnedCreditMinor: 1000 })).toMatchObject({
      planCreditMinor: 1000,
      totalMinor: 4500,
    });
  });

  it('halves the first session with a companion', () => {
    const standing = { ...regular, hadSessionWithCompanion: false };
    expect(quote(request({ standing })).totalMinor).toBe(3000);
  });

  it('takes nothing off for what a companion doesn’t offer', () => {
    const standing = { ...regular, hadSessionWithCompanion: false };
    const total = (firstSession: boolean, happyHour: boolean) =>
      quote(request({ standing, startsAt: happy, offers: { firstSession, happyHour } })).totalMinor;
    expect([
      total(true, true),
      total(true, false),
      total(false, true),
      total(false, false),
    ]).toEqual([1800, 3000, 4800, 6000]);
  });

  it('gives silver loyalty once, from the tenth completed session', () => {
    const percent = (standing: Partial<MemberStanding>) =>
      quote(request({ standing: { ...regular, ...standing } })).discountPercent;
    expect(percent({ sessionsCompleted: 9 })).toBe(0);
    expect(percent({ sessionsCompleted: 10 })).toBe(10);
    expect(percent({ sessionsCompleted: 25, silverUsed: true })).toBe(0);
  });

  it('adds all discounts of the subtotal', () => {
    const standing: MemberStanding = {
      ...regular,
      plan: 'unlimited',
      sessionsCompleted: 10,
      hadSessionWithCompanion: false,
    };
    const price = quote(request({ startsAt: happy, standing }));
    expect(price.discounts.map(({ kind }) => kind)).toEqual([
      'plan',
      'happy-hour',
      'silver-loyalty',
      'first-session',
    ]);
    expect(price.discountPercent).toBe(95);
    expect(price.totalMinor).toBe(300);
  });

  it('rounds three quarters of an hour to the cent', () => {
    const price = quote(request({ activity: 'mindful-session', minutes: 45, hourlyRate: 41 }));
    // 34.17 x 0.75 = 25.6275
    expect(price.subtotalMinor).toBe(2563);
  });
});

describe('isHappyHour', () => {
  const chicago = (day: string, time: string) => new Date(`2026-06-${day}T${time}-05:00`);

  it('begins and ends on the millisecond', () => {
    expect(isHappyHour(chicago('05', '09:59:59.999'), ZONE)).toBe(false);
    expect(isHappyHour(chicago('05', '10:00:00.000'), ZONE)).toBe(true);
    expect(isHappyHour(chicago('05', '12:59:59.999'), ZONE)).toBe(true);
    expect(isHappyHour(chicago('05', '13:00:00.000'), ZONE)).toBe(false);
    expect(isHappyHour(chicago('05', '20:59:59.999'), ZONE)).toBe(false);
    expect(isHappyHour(chicago('05', '21:00:00.000'), ZONE)).toBe(true);
    expect(isHappyHour(chicago('05', '23:00:00.000'), ZONE)).toBe(false);
  });
});
