import { describe, expect, it } from 'vitest';
import { plainBooking } from '../booking/plain-booking';
import { plainPrice } from '../pricing/plain-price';
import { moneyProblems } from './comparison';
import {
  authorizePayment,
  chargePayment,
  holdPayment,
  payOut,
  settlePayment,
  startPayout,
} from './settle';

const NOW = new Date('2026-11-20T12:00:00Z');

const booking = plainBooking({ startsAt: NOW, price: plainPrice(3000) });

/** A completed session whose companion was paid. */
function paidSession(held: ReturnType<typeof holdPayment>, transferId: string | null) {
  const { payment, payout } = settlePayment(held, booking, null, NOW);
  if (payout === null) throw new Error('A completed session is paid');
  const next = transferId === null ? payout : startPayout(payout, payout.dueAt);
  return { payment, payout: payOut(next, payout.dueAt, transferId), charge: null };
}

describe('moneyProblems', () => {
  const written = holdPayment(booking, NOW);

  it('expects nothing at the provider of what a pilot wrote down', () => {
    const compared = paidSession(written, null);
    expect(moneyProblems({ ...compared, transferredMinor: 0 }, NOW)).toEqual([]);
    expect(moneyProblems({ ...compared, transferredMinor: 2400 }, NOW)).toEqual(['companion']);
  });

  it('expects pay that was sent, also for a session that the member didn’t pay by card', () => {
    const compared = paidSession(written, 'tr_1');
    expect(moneyProblems({ ...compared, transferredMinor: 2400 }, NOW)).toEqual([]);
    expect(moneyProblems({ ...compared, transferredMinor: 0 }, NOW)).toEqual(['companion']);
  });

  it('finds a charge that the provider doesn’t know', () => {
    const charged = chargePayment(authorizePayment(booking, NOW), NOW);
    const compared = paidSession(charged, 'tr_1');
    expect(moneyProblems({ ...compared, transferredMinor: 2400 }, NOW)).toEqual(['member']);
  });
});
