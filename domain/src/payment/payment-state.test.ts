import { describe, expect, it } from 'vitest';
import type { Booking } from '../booking/booking';
import { plainBooking } from '../booking/plain-booking';
import { DAY_MS } from '../foundation/durations';
import { plainPrice } from '../pricing/plain-price';
import { chargebackLost } from './chargeback';
import type { Payment, Payout } from './ledger';
import { companionMoney, memberMoney, movesMoney } from './payment-state';
import {
  authorizePayment,
  chargePayment,
  holdPayment,
  holdPayout,
  payOut,
  settlePayment,
  startPayout,
} from './settle';
import { freezeMoney } from './settle-claim';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const booking = plainBooking({
  startsAt: later(10),
  timeZone: 'Europe/Berlin',
  price: plainPrice(2900),
});
const CLAIM = { by: 'spender', keptPercent: null } as const;

const day = (at: Date) =>
  at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const authorized = authorizePayment(booking, NOW);
const charged = chargePayment(authorized, NOW);
const written = holdPayment(booking, NOW);
const free = holdPayment({ ...booking, price: { ...booking.price, totalMinor: 0 } }, NOW);
/** Canceled by the member less than a day before the start. */
const late = (payment: Payment) => settlePayment(payment, booking, 'member-cancelled', later(9.5));
const canceled = (payment: Payment) =>
  settlePayment(payment, booking, 'companion-cancelled', later(1)).payment;
const disputed = (payment: Payment) => freezeMoney({ payment, payout: null }, NOW).payment;

describe('what a member reads of their money', () => {
  const ofMember = (payment: Payment, now = later(1), claim: Booking['claim'] = null) =>
    memberMoney(payment, { ...booking, claim }, { otherName: 'Nora Q.', now, day, isLive: false });

  it.each([
    ['authorized', authorized, '€29 authorized on Nov 20. We charge it once Nora Q. accepts.'],
    [
      'unpaid',
      { ...authorized, status: 'unpaid' },
      'Your card was declined, so we couldn’t charge €29.',
    ],
    [
      'released by a decline',
      settlePayment(authorized, booking, 'declined', NOW).payment,
      'Nothing was charged. We’ve released the authorization of €29. Your bank may show it for a few days.',
    ],
    ['charged', charged, '€29 charged on Nov 20. We hold it until 48 hours after the session.'],
    ['completed', settlePayment(charged, booking, null, NOW).payment, '€29 charged on Nov 20.'],
    ['refunded', canceled(charged), '€29 refunded on Nov 21. It reaches your card in 5–10 days.'],
    [
      'disputed by the bank',
      disputed(charged),
      '€29 charged on Nov 20. Your bank has disputed it. It’s on hold until they decide.',
    ],
    [
      'returned by the bank',
      chargebackLost({ payment: disputed(charged), payout: null }, 0, later(3)).payment,
      '€29 charged on Nov 20. Your bank returned it to you on Nov 23.',
    ],
    [
      'returned by the bank after a part was refunded',
      chargebackLost(
        { payment: { ...disputed(charged), refundedMinor: 900 }, payout: null },
        900,
        later(3),
      ).payment,
      '€29 charged on Nov 20. Your bank returned €20 to you on Nov 23.',
    ],
    ['free', free, 'There’s nothing to pay.'],
    [
      'written down',
      written,
      '€29 is only written down. Payments aren’t live yet. You won’t be charged.',
    ],
    [
      'written down, canceled',
      canceled(written),
      'Nothing is owed for this session. Payments aren’t live yet. You won’t be charged.',
    ],
    [
      'written down, half kept',
      late(written).payment,
      '€14.50 of €29 stays written down. Payments aren’t live yet. You won’t be charged.',
    ],
  ] as const)('says what is %s', (_, payment, words) => {
    expect(ofMember(payment)).toBe(words);
  });

  it('says of a claim that it holds the money', () => {
    expect(ofMember(disputed(charged), NOW, CLAIM)).toBe(
      '€29 charged on Nov 20. It’s on hold until the claim is decided.',
    );
    expect(ofMember(disputed(written), NOW, CLAIM)).toContain('on hold until the claim is decided');
  });

  it('says of what a pilot wrote down, once payments are live, that it was booked before', () => {
    const reader = { otherName: 'Nora Q.', now: NOW, day, isLive: true };
    expect(memberMoney(written, booking, reader)).toBe(
      '€29 is only written down. Booked before payments went live. You won’t be charged.',
    );
  });

  it('names session credit, and what of it came back', () => {
    const price = { ...booking.price, planCreditMinor: 2000, totalMinor: 900 };
    const paid = authorizePayment({ ...booking, price }, NOW);
    expect(ofMember(paid)).toBe(
      '€9 authorized on Nov 20. We charge it once Nora Q. accepts. €20 paid with session credit.',
    );
    const all = holdPayment({ ...booking, price: { ...price, totalMinor: 0 } }, NOW);
    expect(ofMember(all)).toBe('€20 paid with session credit.');
    expect(ofMember(canceled(all))).toBe('€20 of session credit came back.');
    expect(ofMember(late(all).payment)).toBe('€10 of €20 session credit came back.');
  });

  it('announces a refund until it has arrived', () => {
    const { payment } = late(charged);
    const news = '€14.50 of €29 refunded on Nov 30.';
    expect(ofMember(payment, later(19))).toBe(`${news} It reaches your card in 5–10 days.`);
    expect(ofMember(payment, later(20))).toBe(news);
  });
});

describe('what a companion reads of their pay', () => {
  const ofCompanion = (
    payment: Payment,
    payout: Payout | null = null,
    more: Partial<Parameters<typeof companionMoney>[3]> & { claim?: Booking['claim'] } = {},
  ) =>
    companionMoney(
      payment,
      payout,
      { ...booking, claim: more.claim ?? null },
      { otherName: 'Sam P.', now: later(1), day, isLive: true, isAccountReady: true, ...more },
    );
  const done = settlePayment(charged, booking, null, NOW);
  const due = done.payout;
  if (due === null) throw new Error('A completed session is paid');

  it.each([
    [
      'authorized',
      authorized,
      null,
      '€23.20 goes to your payout account 48 hours after the session is complete. We charge Sam P.’s card when you accept.',
    ],
    [
      'not paid by the member',
      { ...authorized, status: 'unpaid' },
      null,
      'Sam P.’s card was declined, so nothing is agreed yet. We’ve asked them to pay again.',
    ],
    [
      'held',
      charged,
      null,
      '€23.20 goes to your payout account 48 hours after the session is complete.',
    ],
    ['due later', done.payment, due, '€23.20 goes to your payout account on Nov 22.'],
    [
      'being sent',
      done.payment,
      startPayout(due, later(2)),
      '€23.20 is on its way to your payout account.',
    ],
    [
      'sent',
      done.payment,
      payOut(due, later(3), 'tr_1'),
      '€23.20 sent to your payout account on Nov 23.',
    ],
    [
      'stopped by our team',
      done.payment,
      { ...due, status: 'held' },
      '€23.20 is on hold while our team reviews it.',
    ],
    ['voided', { ...authorized, status: 'voided' }, null, 'Nothing is paid for this session.'],
    ['refunded', canceled(charged), null, 'Nothing is paid for this session.'],
    [
      'half, after a late cancellation',
      late(charged).payment,
      late(charged).payout,
      '€11.60 goes to your payout account on Dec 2.',
    ],
    [
      'disputed by the bank',
      disputed(charged),
      null,
      '€23.20 is on hold until the member’s bank decides.',
    ],
    [
      'written down',
      written,
      null,
      '€23.20 is only written down. Booked before payments went live. No money is paid out.',
    ],
  ] as const)('says what is %s', (_, payment, payout, words) => {
    expect(ofCompanion(payment, payout)).toBe(words);
  });

  it('says that it waits for a payout account', () => {
    const none = { isAccountReady: false };
    const waits = '€23.20 waits until your payout account is ready.';
    expect(ofCompanion(charged, null, none)).toBe(waits);
    expect(ofCompanion(done.payment, due, none)).toBe(waits);
    // Until the next run of payouts.
    expect(ofCompanion(done.payment, holdPayout(due))).toBe(waits);
    expect(ofCompanion(authorized, null, none)).toBe(
      `${waits} We charge Sam P.’s card when you accept.`,
    );
  });

  it('is on hold while a claim is open', () => {
    const frozen = freezeMoney(done, NOW);
    expect(ofCompanion(frozen.payment, frozen.payout, { claim: CLAIM })).toBe(
      '€23.20 is on hold until the claim is decided.',
    );
  });

  it('is paid by us for a session that costs the member nothing, where money moves', () => {
    expect(ofCompanion(free)).toContain('goes to your payout account');
    expect(ofCompanion(free, null, { isLive: false })).toContain('No money is paid out.');
    expect(movesMoney(null, true)).toBe(true);
  });
});
