import { balances } from './balance';
import type { Payment, Payout } from './ledger';
import type { SessionMoney } from './settle-claim';

const STOPPABLE: ReadonlySet<Payout['status']> = new Set(['pending', 'held', 'waiting']);

/** The member's bank asks for the money back: no payout is sent, as far as none was. */
export function chargebackOpened({ payment, payout }: SessionMoney, now: Date): SessionMoney {
  const isOpen = payment.status === 'held' || payment.status === 'released';
  return {
    payment: isOpen ? { ...payment, status: 'disputed', updatedAt: now } : payment,
    payout:
      payout !== null && STOPPABLE.has(payout.status) ? { ...payout, status: 'frozen' } : payout,
  };
}

/** The bank decided in our favor: all is as it was before. */
export function chargebackWon({ payment, payout }: SessionMoney, now: Date): SessionMoney {
  return {
    payment: { ...payment, status: undisputed(payment, payout), updatedAt: now },
    payout: payout?.status === 'frozen' ? { ...payout, status: 'pending' } : payout,
  };
}

/**
 * The bank gave the money of a session that took place to the member. The companion is paid all the same,
 * and we bear what wasn't refunded: more or less than before, once a claim is decided. May be repeated.
 */
export function chargebackLost(money: SessionMoney, now: Date): SessionMoney {
  const { payment, payout } = chargebackWon(money, now);
  const known = payment.entries.filter(({ kind }) => kind === 'chargeback');
  const lostMinor = payment.totalMinor - payment.refundedMinor - balances(known).member;
  if (lostMinor === 0) return { payment, payout };
  const lines = [
    { account: 'platform' as const, amountMinor: -lostMinor },
    { account: 'member' as const, amountMinor: lostMinor },
  ];
  const entries = [...payment.entries, { kind: 'chargeback' as const, at: now, lines }];
  return { payment: { ...payment, entries }, payout };
}

/** Whether a bank gave what was charged back to the member. */
export function isTakenBack({ entries }: Pick<Payment, 'entries'>): boolean {
  return entries.some(({ kind }) => kind === 'chargeback');
}

function undisputed(payment: Payment, payout: SessionMoney['payout']): Payment['status'] {
  if (payment.status !== 'disputed') return payment.status;
  const isSettled = payout !== null || payment.entries.some(({ kind }) => kind === 'release');
  return isSettled ? 'released' : 'held';
}
