import { describe, expect, it } from 'vitest';
import { type EndReason, TRANSITION_END_REASONS } from '../booking/booking';
import { plainBooking } from '../booking/plain-booking';
import type { Discount } from '../pricing/discounts';
import { plainPrice } from '../pricing/plain-price';
import type { Price } from '../pricing/price';
import type { LedgerEntry } from './ledger';
import { authorizePayment, chargePayment, holdPayment, keptMinor, settlePayment } from './settle';

const startsAt = new Date('2026-06-10T14:00:00Z');
const freeUntil = new Date('2026-06-09T14:00:00Z');
const justLate = new Date(freeUntil.getTime() + 1);

function priced(
  subtotalMinor: number,
  totalMinor = subtotalMinor,
  discounts: Discount[] = [],
): Price {
  const discountPercent = discounts.reduce((sum, { percent }) => sum + percent, 0);
  return { ...plainPrice(subtotalMinor), discounts, discountPercent, totalMinor };
}

const sessionAt = (price: Price) => plainBooking({ startsAt, price });

function settled(price: Price, endReason: EndReason | null, now: Date) {
  const session = sessionAt(price);
  const payment = holdPayment(session, new Date('2026-06-01T00:00:00Z'));
  return { ...settlePayment(payment, session, endReason, now), session };
}

const balance = (entries: readonly LedgerEntry[], account: string) =>
  entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, line) => sum + line.amountMinor, 0);

describe('keptMinor', () => {
  it('lets a member cancel free until 24 hours before the start, to the millisecond', () => {
    expect(keptMinor(6000, startsAt, 'member-cancelled', freeUntil)).toBe(0);
    expect(keptMinor(6000, startsAt, 'member-cancelled', justLate)).toBe(3000);
  });

  it('refunds all when anyone but the member ends the booking', () => {
    for (const reason of TRANSITION_END_REASONS.filter((each) => each !== 'member-cancelled')) {
      expect(keptMinor(6000, startsAt, reason, justLate)).toBe(0);
    }
  });
});

describe('settlePayment', () => {
  it('splits a completed session: a fifth to the platform, which pays processing', () => {
    const { payment, payout } = settled(priced(6000), null, startsAt);
    expect(payment).toMatchObject({ status: 'released', refundedMinor: 0 });
    expect(payout).toMatchObject({
      platformFeeMinor: 1200,
      processingFeeMinor: 204,
      payoutMinor: 4800,
      dueAt: new Date('2026-06-12T14:00:00Z'),
    });
  });

  it('keeps half of a late cancellation and refunds the other half', () => {
    const { payment, payout } = settled(priced(6001), 'member-cancelled', justLate);
    expect(payment).toMatchObject({ status: 'partly-refunded', refundedMinor: 3000 });
    expect(payout?.keptMinor).toBe(3001);
  });

  it('pays nothing out of a full refund', () => {
    const { payment, payout } = settled(priced(6000), 'declined', justLate);
    expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 6000 });
    expect(payout).toBeNull();
  });

  it('pays a companion in full what Hearthkin takes off, at the platform’s expense', () => {
    const price = priced(6000, 3600, [
      { kind: 'plan', percent: 15 },
      { kind: 'silver-loyalty', percent: 25 },
    ]);
    const { payment, payout } = settled(price, null, startsAt);
    expect(payment).toMatchObject({ status: 'released', totalMinor: 3600 });
    expect(payout).toMatchObject({ keptMinor: 3600, platformFeeMinor: 1200, payoutMinor: 4800 });
    expect(balance(payout?.entries ?? [], 'platform')).toBe(3600 - 4800 - 134);
    expect(JSON.stringify(payment)).not.toContain('4800');
  });

  it('takes a companion’s own offers off what they receive', () => {
    const price = priced(6000, 1500, [
      { kind: 'plan', percent: 5 },
      { kind: 'happy-hour', percent: 20 },
      { kind: 'first-session', percent: 50 },
    ]);
    const { payout } = settled(price, null, startsAt);
    expect(payout).toMatchObject({ keptMinor: 1500, platformFeeMinor: 360, payoutMinor: 1440 });
    expect(payout?.session).toMatchObject({
      listMinor: 6000,
      basisMinor: 1800,
      keptPercent: 100,
      discounts: [
        { kind: 'plan', bearer: 'platform' },
        { kind: 'happy-hour', bearer: 'companion' },
        { kind: 'first-session', bearer: 'companion' },
      ],
    });
  });

  it('pays for a session that costs the member nothing, without an amount of zero', () => {
    const { payment, payout } = settled(priced(500, 0), null, startsAt);
    expect(payment).toMatchObject({ status: 'released', refundedMinor: 0, entries: [] });
    expect(payout).toMatchObject({ keptMinor: 0, processingFeeMinor: 0, payoutMinor: 400 });
    expect(payout?.entries[0]?.lines).toEqual([
      { account: 'companion', amountMinor: 400 },
      { account: 'platform', amountMinor: -400 },
    ]);
  });

  it('pays half of what a companion would have received for a late cancellation', () => {
    const price = priced(6000, 2400, [
      { kind: 'plan', percent: 10 },
      { kind: 'first-session', percent: 50 },
    ]);
    const { payment, payout } = settled(price, 'member-cancelled', justLate);
    expect(payment.refundedMinor).toBe(1200);
    expect(payout).toMatchObject({ keptMinor: 1200, platformFeeMinor: 300, payoutMinor: 1200 });
    expect(payout?.session).toMatchObject({ keptPercent: 50, listMinor: 3000, basisMinor: 1500 });
  });

  it('keeps and gives back the same part of card and session credit', () => {
    const price = { ...priced(6000, 2001), planCreditMinor: 3399 };
    const { payment, payout } = settled(price, 'member-cancelled', justLate);
    expect(payment).toMatchObject({
      status: 'partly-refunded',
      refundedMinor: 1000,
      refundedCreditMinor: 1699,
    });
    expect(payout).toMatchObject({ keptMinor: 2701, payoutMinor: 2400 });
    expect([balance(payment.entries, 'member'), balance(payment.entries, 'credit')]).toEqual([
      -1001, -1700,
    ]);
  });

  it('pays for a session that session credit pays, without a fee for processing', () => {
    const { payment, payout } = settled(
      { ...priced(6000, 0), planCreditMinor: 5400 },
      null,
      startsAt,
    );
    expect(payment).toMatchObject({ status: 'released', totalMinor: 0, creditMinor: 5400 });
    expect(payout).toMatchObject({ keptMinor: 5400, processingFeeMinor: 0, payoutMinor: 4800 });
  });

  it('charges the card and takes the credit at once, and gives all back of what was only authorized', () => {
    const session = sessionAt({ ...priced(6000, 2000), planCreditMinor: 3400 });
    const authorized = authorizePayment(session, startsAt);
    expect(authorized).toMatchObject({ entries: [], creditMinor: 3400 });
    const charged = chargePayment(authorized, startsAt);
    expect([balance(charged.entries, 'credit'), balance(charged.entries, 'escrow')]).toEqual([
      -3400, 5400,
    ]);
    expect(settlePayment(authorized, session, 'declined', startsAt)).toMatchObject({
      payment: { status: 'voided', entries: [], refundedMinor: 0, refundedCreditMinor: 3400 },
      payout: null,
    });
  });

  it('refuses to pay a payment out twice', () => {
    const { payment, session } = settled(priced(6000), null, startsAt);
    expect(() => settlePayment(payment, session, null, startsAt)).toThrow(RangeError);
  });

  it('releases what was only authorized, and moves nothing', () => {
    const session = sessionAt(priced(6000));
    const authorized = authorizePayment(session, startsAt);
    for (const status of ['authorized', 'unpaid'] as const) {
      const ended = settlePayment({ ...authorized, status }, session, 'declined', startsAt);
      expect(ended).toMatchObject({ payment: { status: 'voided', entries: [] }, payout: null });
      expect(() => settlePayment({ ...authorized, status }, session, null, startsAt)).toThrow();
    }
    expect(() => chargePayment({ ...authorized, status: 'voided' }, startsAt)).toThrow(RangeError);
  });

  it('leaves it to the provider what processing costs', () => {
    const session = sessionAt(priced(6000));
    const charged = chargePayment(authorizePayment(session, startsAt), startsAt);
    const { payment, payout } = settlePayment(charged, session, null, startsAt);
    expect(payout).toMatchObject({ processingFeeMinor: 0, payoutMinor: 4800 });
    const entries = [...payment.entries, ...(payout?.entries ?? [])];
    expect(balance(entries, 'platform')).toBe(1200);
    expect(balance(entries, 'escrow')).toBe(0);
  });
});
