import { balances } from './balance';
import type { LedgerEntry, Payment } from './ledger';
import { type SettledSession, settlePayment } from './settle';
import { frozen, type SessionMoney, unfrozen } from './settle-claim';

/** The member's bank asks for the money back: no payout is sent, as far as none was. */
export function chargebackOpened({ payment, payout }: SessionMoney, now: Date): SessionMoney {
  const isOpen = payment.status === 'held' || payment.status === 'released';
  return {
    payment: isOpen ? { ...payment, status: 'disputed', updatedAt: now } : payment,
    payout: payout && frozen(payout),
  };
}

/** The bank decided in our favor: all is as it was before. What our team has stopped stays so. */
export function chargebackWon({ payment, payout }: SessionMoney, now: Date): SessionMoney {
  return {
    payment: { ...payment, status: undisputed(payment, payout), updatedAt: now },
    payout: payout && unfrozen(payout),
  };
}

/**
 * The bank gave the member the money of a session that took place, as far as it wasn't refunded: a refund that was
 * decided meanwhile is taken back, since it can't be made anymore. The companion is paid all the same, and we
 * bear the loss. May be repeated, also after a claim is decided.
 * @param refundedMinor what the provider has refunded.
 */
export function chargebackLost(
  money: SessionMoney,
  refundedMinor: number,
  now: Date,
): SessionMoney {
  const { payment, payout } = chargebackWon(money, now);
  const known = payment.entries.filter(({ kind }) => kind === 'chargeback');
  const lostMinor = payment.totalMinor - refundedMinor - balances(known).member;
  const entries = [
    ...payment.entries,
    ...toMember('reversal', refundedMinor - payment.refundedMinor, 'platform', now),
    ...toMember('chargeback', lostMinor, 'platform', now),
  ];
  return { payment: { ...payment, refundedMinor, entries }, payout };
}

/**
 * The bank gave the member the money of a session that is ahead, which is canceled: only session credit is left
 * to be given back.
 */
export function chargebackLostAhead(
  money: SessionMoney,
  session: SettledSession,
  now: Date,
): SessionMoney {
  const { payment } = chargebackWon(money, now);
  if (payment.status !== 'held') return settlePayment(payment, session, 'operator', now);
  const { totalMinor } = payment;
  const entries = [...payment.entries, ...toMember('chargeback', totalMinor, 'escrow', now)];
  const settled = settlePayment({ ...payment, totalMinor: 0, entries }, session, 'operator', now);
  return { ...settled, payment: { ...settled.payment, totalMinor } };
}

/** An entry by which the member gets money of an account, or gives it back; none for nothing. */
function toMember(
  kind: LedgerEntry['kind'],
  amountMinor: number,
  from: 'escrow' | 'platform',
  at: Date,
): LedgerEntry[] {
  if (amountMinor === 0) return [];
  const lines = [
    { account: from, amountMinor: -amountMinor },
    { account: 'member' as const, amountMinor },
  ];
  // What gives stands first.
  return [{ kind, at, lines: amountMinor > 0 ? lines : lines.toReversed() }];
}

function undisputed(payment: Payment, payout: SessionMoney['payout']): Payment['status'] {
  if (payment.status !== 'disputed') return payment.status;
  const isSettled = payout !== null || payment.entries.some(({ kind }) => kind === 'release');
  return isSettled ? 'released' : 'held';
}
