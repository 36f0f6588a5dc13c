import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_IDS } from '../foundation/activities';
import { divideHalfUp, percentOfMinor } from '../foundation/money';
import { instantAt, wallClock } from '../foundation/time';
import { WEEKDAYS } from '../foundation/weekdays';
import { CREDIT_KINDS, type CreditKind } from './credits';
import { discountsFor, type MemberStanding, type OwnOffers } from './discounts';
import { isHappyHour, nextHappyHourChange } from './happy-hour';
import { PLAN_IDS } from './plans';
import { priceSchema } from './price';
import { activityRateMinor, type QuoteRequest, quote, quoteAnytime } from './quote';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];

const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
  .map((ms) => new Date(ms));

const standings: fc.Arbitrary<MemberStanding> = fc.record({
  plan: fc.option(fc.constantFrom(...PLAN_IDS)),
  planSessionsLeft: fc.integer({ min: 0, max: 8 }),
  sessionsCompleted: fc.integer({ min: 0, max: 40 }),
  silverUsed: fc.boolean(),
  hadSessionWithCompanion: fc.boolean(),
  credits: fc.subarray([...CREDIT_KINDS]),
  planCreditMinor: fc.integer({ min: 0, max: 20_000 }),
  returnedCreditMinor: fc.integer({ min: 0, max: 5_000 }),
});

const offers: fc.Arbitrary<OwnOffers> = fc.record({
  firstSession: fc.boolean(),
  happyHour: fc.boolean(),
});

const wishes: fc.Arbitrary<readonly CreditKind[]> = fc.array(fc.constantFrom(...CREDIT_KINDS), {
  maxLength: 4,
});

const requests: fc.Arbitrary<QuoteRequest> = fc.record({
  activity: fc.constantFrom(...ACTIVITY_IDS),
  hourlyRate: fc.integer({ min: 5, max: 500 }),
  minutes: fc.integer({ min: 1, max: 24 }).map((quarters) => quarters * 15),
  startsAt: instants,
  timeZone: fc.constantFrom(...ZONES),
  standing: standings,
  offers,
  useCredits: wishes,
});

describe('a price, whatever the session and the member', () => {
  it('is the subtotal less the sum of its percentages, less its credits, less session credit', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const price = quote(request);
        const rate = activityRateMinor(request.activity, request.hourlyRate);
        const percent = price.discounts.reduce((sum, discount) => sum + discount.percent, 0);
        const credits = price.credits.reduce((sum, credit) => sum + credit.amountMinor, 0);
        const reduced = percentOfMinor(price.subtotalMinor, 100 - Math.min(100, percent));
        expect(price.subtotalMinor).toBe(divideHalfUp(rate * request.minutes, 60));
        expect(price.discountPercent).toBe(Math.min(100, percent));
        expect(price.totalMinor + price.planCreditMinor).toBe(reduced - credits);
        const { standing, offers: own, startsAt, timeZone } = request;
        expect(price.discounts).toEqual(discountsFor(standing, own, startsAt, timeZone));
      }),
    );
  });

  it('is never more than what is shown before a time is chosen, whose discounts it keeps', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const price = quote(request);
        const before = quoteAnytime(request);
        expect(before.subtotalMinor).toBe(price.subtotalMinor);
        expect(price.totalMinor).toBeLessThanOrEqual(before.totalMinor);
        expect(price.discounts).toEqual(expect.arrayContaining(before.discounts));
        const plain = quoteAnytime({ ...request, standing: null });
        expect(plain).toEqual({ ...before, discounts: [], totalMinor: price.subtotalMinor });
      }),
    );
  });

  it('is the one shown before a time is chosen, where neither time nor credit lowers it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const offers = { ...request.offers, happyHour: false };
        const { planCreditMinor, returnedCreditMinor, ...rest } = request.standing;
        const standing = { ...rest, plan: null, credits: [] };
        const { subtotalMinor, discounts, totalMinor } = quote({ ...request, offers, standing });
        expect(quoteAnytime({ ...request, offers, standing })).toEqual({
          subtotalMinor,
          discounts,
          totalMinor,
        });
      }),
    );
  });

  it('is a whole amount from zero to the subtotal, and can be stored and read back', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const price = quote(request);
        expect(Number.isSafeInteger(price.totalMinor)).toBe(true);
        expect(price.totalMinor).toBeGreaterThanOrEqual(0);
        expect(price.totalMinor).toBeLessThanOrEqual(price.subtotalMinor);
        expect(priceSchema.parse(price)).toEqual(price);
      }),
    );
  });

  it('is paid with all session credit that the session may take, and never with more', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const price = quote(request);
        const { planCreditMinor = 0, returnedCreditMinor = 0 } = request.standing;
        const hasPlan = price.discounts.some(({ kind }) => kind === 'plan');
        const usable = returnedCreditMinor + (hasPlan ? planCreditMinor : 0);
        expect(price.planCreditMinor).toBeLessThanOrEqual(usable);
        if (price.totalMinor > 0) expect(price.planCreditMinor).toBe(usable);
      }),
    );
  });

  it('does not depend on the order or repetition of credits', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const kinds = request.useCredits ?? [];
        const shuffled = [...kinds].reverse().concat(kinds);
        const credits = [...request.standing.credits].reverse();
        const again = {
          ...request,
          useCredits: shuffled,
          standing: { ...request.standing, credits },
        };
        expect(quote(again)).toEqual(quote(request));
      }),
    );
  });

  it('uses only credits that the member has and asks for, each for something', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const { kind, amountMinor } of quote(request).credits) {
          expect(request.standing.credits).toContain(kind);
          expect(request.useCredits).toContain(kind);
          expect(amountMinor).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('has a companion’s own discount only if they offer it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const kinds = quote(request).discounts.map(({ kind }) => kind);
        const { standing, startsAt, timeZone } = request;
        expect(kinds.includes('first-session')).toBe(
          request.offers.firstSession && !standing.hadSessionWithCompanion,
        );
        expect(kinds.includes('happy-hour')).toBe(
          request.offers.happyHour && isHappyHour(startsAt, timeZone),
        );
      }),
    );
  });

  it('never rises with another discount or credit', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { standing } = request;
        const total = (better: Partial<MemberStanding>) =>
          quote({ ...request, standing: { ...standing, ...better } }).totalMinor;
        const now = quote(request).totalMinor;
        expect(total({ hadSessionWithCompanion: false })).toBeLessThanOrEqual(now);
        expect(total({ silverUsed: false })).toBeLessThanOrEqual(now);
        expect(total({ planSessionsLeft: standing.planSessionsLeft + 1 })).toBeLessThanOrEqual(now);
        expect(total({ planCreditMinor: 30_000 })).toBeLessThanOrEqual(now);
        expect(quote({ ...request, useCredits: CREDIT_KINDS }).totalMinor).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('Happy Hour', () => {
  it('follows the wall clock of the zone at any instant', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const { weekday, time } = wallClock(instant, zone);
        const inside = (time >= '10:00' && time < '13:00') || (time >= '21:00' && time < '23:00');
        expect(isHappyHour(instant, zone)).toBe(inside && WEEKDAYS.indexOf(weekday) < 5);
      }),
    );
  });

  /** Fridays and Mondays around daylight-saving changes. */
  const CHANGES = [
    ['America/New_York', '2026-03-06', '2026-03-09'],
    ['America/New_York', '2026-10-30', '2026-11-02'],
    ['Europe/Berlin', '2026-03-27', '2026-03-30'],
    ['Europe/Berlin', '2026-10-23', '2026-10-26'],
  ] as const;
  const EDGES = [
    ['09:59', false],
    ['10:00', true],
    ['12:59', true],
    ['13:00', false],
    ['20:59', false],
    ['21:00', true],
    ['22:59', true],
    ['23:00', false],
  ] as const;

  it.each(CHANGES)(
    'in %s has the same local limits before (%s) and after (%s)',
    (zone, ...days) => {
      for (const day of days) {
        for (const [time, expected] of EDGES) {
          const instant = instantAt(day, time, zone);
          expect([day, time, instant && isHappyHour(instant, zone)]).toEqual([day, time, expected]);
        }
      }
    },
  );

  it('has its next change at a limit, and stays the same until then', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const change = nextHappyHourChange(now, zone);
        const isOn = isHappyHour(now, zone);
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        expect(isHappyHour(change, zone)).toBe(!isOn);
        expect(isHappyHour(new Date(change.getTime() - 1), zone)).toBe(isOn);
        const between = new Date((now.getTime() + change.getTime()) / 2);
        if (isOn) expect(isHappyHour(between, zone)).toBe(true);
      }),
    );
  });

  it('begins on Monday morning after a Friday night', () => {
    const change = nextHappyHourChange(new Date('2026-06-06T04:00:00Z'), 'America/Chicago');
    expect(change).toEqual(new Date('2026-06-08T15:00:00Z'));
  });
});
