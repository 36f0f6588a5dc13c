import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainBooking } from '../booking/plain-booking';
import { ACTIVITY_IDS } from '../foundation/activities';
import { formatMoney } from '../foundation/formats';
import { percentOfMinor } from '../foundation/money';
import { priceData, priceOf } from '../news/price-data';
import { CREDIT_KINDS } from '../pricing/credits';
import type { MemberStanding, OwnOffers } from '../pricing/discounts';
import { PLAN_IDS } from '../pricing/plans';
import { type QuoteRequest, quote } from '../pricing/quote';
import { payoutSchema } from './ledger';
import {
  companionPay,
  paymentPlan,
  paymentsNote,
  payoutsNote,
  pricesNote,
  type ToldPrice,
} from './payment-words';
import { holdPayment, settlePayment } from './settle';

const OFFERS_NOTHING: OwnOffers = { firstSession: false, happyHour: false };

const told = (change: Partial<ToldPrice>): ToldPrice => ({
  subtotalMinor: 2900,
  discounts: [],
  credits: [],
  planCreditMinor: 0,
  totalMinor: 2900,
  ...change,
});

it('says before a request what the card is charged, and nothing of a free session', () => {
  expect(paymentPlan(2900, 'Nora Q.', true)).toBe(
    'Next, your card is authorized for €29. We charge it once Nora Q. accepts. If they don’t, you won’t be charged.',
  );
  expect(paymentPlan(null, 'Nora Q.', true)).toContain('authorized for the total.');
  expect(paymentPlan(0, 'Nora Q.', true)).toBe('');
  expect(paymentPlan(2900, 'Nora Q.', false)).toBe(paymentsNote(false));
});

it('says that no money moves only where none does', () => {
  for (const note of [paymentsNote, payoutsNote]) {
    expect(note(true)).toBe('');
    expect(note(false)).toContain('Payments aren’t live yet.');
  }
  expect(pricesNote(true)).toBe('We charge your card once the companion accepts.');
  expect(pricesNote(false)).toBe(paymentsNote(false));
});

describe('what a companion is told of their pay', () => {
  it('is what they receive and why', () => {
    expect(companionPay(told({}))).toBe('You receive €23.20: €29, less our 20% fee.');
  });

  it('names the discounts that Hearthkin covers, and what the member pays', () => {
    const plan = told({ discounts: [{ kind: 'plan', percent: 10 }], totalMinor: 2610 });
    expect(companionPay(plan)).toBe(
      'You receive €23.20: €29, less our 20% fee. The member pays €26.10. Hearthkin covers their 10% plan discount.',
    );
    const withCredit = told({
      discounts: [{ kind: 'plan', percent: 10 }],
      planCreditMinor: 2000,
      totalMinor: 610,
    });
    expect(companionPay(withCredit)).toBe(companionPay(plan));
    const free = told({
      discounts: [{ kind: 'silver-loyalty', percent: 10 }],
      credits: [
        { kind: 'bronze-coupon', amountMinor: 500 },
        { kind: 'gold-bonus', amountMinor: 2110 },
      ],
      totalMinor: 0,
    });
    expect(companionPay(free)).toContain(
      'The member pays €0. Hearthkin covers their 10% loyalty discount, €5 coupon, and 15 free minutes.',
    );
  });

  it('names their own offers', () => {
    const first = told({ discounts: [{ kind: 'first-session', percent: 50 }], totalMinor: 1450 });
    expect(companionPay(first)).toBe(
      'You receive €11.60: €14.50, less our 20% fee. This includes your own first-session offer.',
    );
    const both = told({
      discounts: [
        { kind: 'happy-hour', percent: 20 },
        { kind: 'first-session', percent: 50 },
      ],
    });
    expect(companionPay(both)).toContain('your own Happy Hour and first-session offers.');
  });

  it('is half for a late cancellation', () => {
    expect(companionPay(told({}), 50)).toBe(
      'You receive €11.60: 50% of €23.20, because the session was canceled late.',
    );
  });
});

const standings: fc.Arbitrary<MemberStanding> = fc.record({
  plan: fc.option(fc.constantFrom(...PLAN_IDS)),
  planSessionsLeft: fc.integer({ min: 0, max: 3 }),
  sessionsCompleted: fc.integer({ min: 0, max: 40 }),
  silverUsed: fc.boolean(),
  hadSessionWithCompanion: fc.boolean(),
  credits: fc.subarray([...CREDIT_KINDS]),
});

const requests: fc.Arbitrary<QuoteRequest> = fc.record({
  activity: fc.constantFrom(...ACTIVITY_IDS),
  hourlyRate: fc.integer({ min: 5, max: 500 }),
  minutes: fc.integer({ min: 1, max: 24 }).map((quarters) => quarters * 15),
  startsAt: fc
    .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
    .map((ms) => new Date(ms)),
  timeZone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata'),
  standing: standings,
  offers: fc.record({ firstSession: fc.boolean(), happyHour: fc.boolean() }),
  useCredits: fc.subarray([...CREDIT_KINDS]),
});

const RUNS = { seed: 20_261_124, numRuns: 1_000 };

/** The books of a session that is booked and then ends. */
function settled(request: QuoteRequest, endReason: 'member-cancelled' | null = null) {
  const price = quote(request);
  const { activity, startsAt, timeZone } = request;
  const booking = plainBooking({ activity, startsAt, timeZone, price });
  const held = holdPayment(booking, startsAt);
  return { price, ...settlePayment(held, booking, endReason, startsAt) };
}

describe('a session’s pay, whatever the price, the offers and the member', () => {
  it('is what the companion was told before accepting', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { price, payout } = settled(request);
        const paid = payout?.payoutMinor ?? 0;
        expect(companionPay(price)).toMatch(`You receive ${formatMoney(paid)}:`);
        const late = settled(request, 'member-cancelled').payout?.payoutMinor ?? 0;
        expect(companionPay(price, 50)).toMatch(`You receive ${formatMoney(late)}:`);
        expect(late).toBe(percentOfMinor(paid, 50));
        const inNotification = priceOf(priceData(price));
        expect(inNotification && companionPay(inNotification)).toBe(companionPay(price));
      }),
      RUNS,
    );
  });

  it('is 80% of the list price less the companion’s own offers; the member pays the quote', () => {
    fc.assert(
      fc.property(requests, fc.boolean(), (request, isLate) => {
        const { price, payment, payout } = settled(request, isLate ? 'member-cancelled' : null);
        const percent = isLate ? 50 : 100;
        const ownPercent = price.discounts
          .filter(({ kind }) => kind === 'first-session' || kind === 'happy-hour')
          .reduce((sum, discount) => sum + discount.percent, 0);
        const basis = percentOfMinor(price.subtotalMinor, 100 - ownPercent);
        const whole = basis - percentOfMinor(basis, 20);
        expect(payout?.payoutMinor ?? 0).toBe(percentOfMinor(whole, percent));
        const paid = payment.totalMinor - payment.refundedMinor;
        expect(paid).toBe(percentOfMinor(price.totalMinor, percent));
      }),
      RUNS,
    );
  });

  it('is booked in lines that sum to zero, without a line of zero', () => {
    fc.assert(
      fc.property(requests, fc.boolean(), (request, isLate) => {
        const { payment, payout } = settled(request, isLate ? 'member-cancelled' : null);
        for (const { lines } of [...payment.entries, ...(payout?.entries ?? [])]) {
          expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(0);
          for (const line of lines) expect(line.amountMinor).not.toBe(0);
        }
        if (payout === null) return;
        expect(payoutSchema.parse(payout)).toEqual(payout);
        const { listMinor = 0, basisMinor = 0 } = payout.session ?? {};
        expect(listMinor).toBeGreaterThanOrEqual(basisMinor);
        expect(basisMinor).toBe(payout.platformFeeMinor + payout.payoutMinor);
        expect(payout.platformFeeMinor).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('doesn’t depend on the member if the companion offers nothing', () => {
    fc.assert(
      fc.property(requests, standings, (request, standing) => {
        const offers = OFFERS_NOTHING;
        const one = settled({ ...request, offers }).payout?.payoutMinor;
        const other = settled({ ...request, offers, standing }).payout?.payoutMinor;
        expect(one).toBe(other);
      }),
      RUNS,
    );
  });
});
