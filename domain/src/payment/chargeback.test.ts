import { describe, expect, it } from 'vitest';
import { plainBooking } from '../booking/plain-booking';
import { balances } from './balance';
import { chargebackLost, chargebackLostAhead, chargebackOpened, chargebackWon } from './chargeback';
import { authorizePayment, chargePayment, payOut, refundByUs, settlePayment } from './settle';
import { freezeMoney, type SessionMoney, settleClaim } from './settle-claim';

const now = new Date('2026-06-10T16:00:00Z');
const session = plainBooking({ startsAt: new Date('2026-06-10T14:00:00Z') });

const held: SessionMoney = {
  payment: chargePayment(authorizePayment(session, now), now),
  payout: null,
};
const completed: SessionMoney = settlePayment(held.payment, session, null, now);

function sums({ payment, payout }: SessionMoney) {
  return balances([...payment.entries, ...(payout?.entries ?? [])]);
}

describe('a chargeback', () => {
  it('stops a payout that wasn’t sent, and lets it go on once it is won', () => {
    const open = chargebackOpened(completed, now);
    expect(open.payment.status).toBe('disputed');
    expect(open.payout?.status).toBe('frozen');
    expect(() => payOut(open.payout as never, new Date('2026-06-20'))).toThrow('frozen');
    expect(chargebackWon(open, now)).toEqual({
      payment: { ...completed.payment, updatedAt: now },
      payout: completed.payout,
    });
  });

  it('before the session leaves the payment held once it is won', () => {
    const open = chargebackOpened(held, now);
    expect(open.payment.status).toBe('disputed');
    expect(chargebackWon(open, now).payment.status).toBe('held');
  });

  it('that is lost after the session is borne by Hearthkin; the companion is paid', () => {
    const lost = chargebackLost(chargebackOpened(completed, now), 0, now);
    expect(lost.payout).toMatchObject({ status: 'pending', payoutMinor: 4800 });
    expect(sums(lost)).toMatchObject({ member: 0, escrow: 0, companion: 4800, platform: -4800 });
  });

  it('leaves a payout that was sent', () => {
    const sent = { ...completed.payout, status: 'paid' } as SessionMoney['payout'];
    expect(chargebackOpened({ ...completed, payout: sent }, now).payout).toBe(sent);
  });

  it('that is lost leaves nothing that staff could refund', () => {
    const lost = chargebackLost(chargebackOpened(completed, now), 0, now);
    expect(refundByUs(lost.payment, 1, now)).toBeNull();
    expect(refundByUs(completed.payment, 1, now)).not.toBeNull();
  });

  it('that is lost is borne once, whatever a claim decides before or afterwards', () => {
    const claimed = freezeMoney(completed, now);
    const before = chargebackLost(settleClaim(claimed, session, 33, now), 0, now);
    const lost = chargebackLost(chargebackOpened(completed, now), 0, now);
    const decided = settleClaim(freezeMoney(lost, now), session, 33, now);
    const after = chargebackLost(decided, 0, now);
    for (const money of [before, after, chargebackLost(after, 0, now)]) {
      expect(sums(money)).toMatchObject({ member: 0, escrow: 0, companion: 1584 });
      // The refund that the claim decided can't be made anymore.
      expect(money.payment.refundedMinor).toBe(0);
    }
  });

  it('before the session leaves nothing to refund but session credit', () => {
    const price = { ...session.price, planCreditMinor: 1000, totalMinor: 5000 };
    const credited = { ...session, price };
    const paid = chargePayment(authorizePayment(credited, now), now);
    const open = chargebackOpened({ payment: paid, payout: null }, now);
    const lost = chargebackLostAhead(open, credited, now);
    expect(lost.payout).toBeNull();
    expect(lost.payment).toMatchObject({
      status: 'refunded',
      totalMinor: 5000,
      refundedMinor: 0,
      refundedCreditMinor: 1000,
    });
    expect(sums(lost)).toMatchObject({ member: 0, credit: 0, escrow: 0, platform: 0 });
    expect(lost.payment.entries.map(({ kind }) => kind)).toEqual(['hold', 'chargeback', 'refund']);
    expect(chargebackLost(lost, 0, now).payment).toMatchObject({ entries: lost.payment.entries });
  });

  it('of a payment that was refunded returns nothing more', () => {
    const refunded = settlePayment(held.payment, session, 'companion-cancelled', now);
    const lost = chargebackLost(chargebackOpened(refunded, now), 6000, now);
    expect(lost.payment.status).toBe('refunded');
    expect(sums(lost).member).toBe(0);
  });
});
