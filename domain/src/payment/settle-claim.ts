import type { LedgerEntry, Payment, Payout } from './ledger';
import { type SettledSession, sessionOf, settleAt } from './settle';

/** The money of a session: its payment and, once it is settled, its payout. */
export interface SessionMoney {
  readonly payment: Payment;
  readonly payout: Payout | null;
}

/** A payment that isn't settled has no payout, and what was never charged never gets one. */
const WITHOUT_PAYOUT: ReadonlySet<Payment['status']> = new Set([
  'authorized',
  'unpaid',
  'held',
  'voided',
]);

/** Whether there may be a payout beside a payment. */
export function mayHavePayout({ status }: Pick<Payment, 'status'>): boolean {
  return !WITHOUT_PAYOUT.has(status);
}

/**
 * Freezes the money of a session while a claim is open. A payout that our team has stopped stays so.
 * @throws RangeError if it was refunded or paid out.
 */
export function freezeMoney({ payment, payout }: SessionMoney, now: Date): SessionMoney {
  if (payment.status !== 'held' && payment.status !== 'released') {
    throw new RangeError(`Payment is ${payment.status} already`);
  }
  if (payout !== null && payout.status !== 'pending' && payout.status !== 'held') {
    throw new RangeError(`Payout is ${payout.status} already`);
  }
  return {
    payment: { ...payment, status: 'disputed', updatedAt: now },
    payout: payout && frozen(payout),
  };
}

/** A payout that isn't sent while a claim or a bank decides. What our team has stopped stays so. */
export function frozen(payout: Payout): Payout {
  const { status } = payout;
  return status === 'pending' || status === 'waiting' ? { ...payout, status: 'frozen' } : payout;
}

/** A payout that a claim or a bank doesn't stop anymore. */
export function unfrozen(payout: Payout): Payout {
  return payout.status === 'frozen' ? { ...payout, status: 'pending' } : payout;
}

/**
 * Settles the money of a session as a claim about it is decided. What was settled before is taken back
 * first, unless nothing changes. What is left is due at once, unless our team has stopped it; a payout of which
 * nothing is left stays, for the books.
 * @param percent how much of the price isn't refunded.
 * @throws RangeError if it isn't frozen.
 */
export function settleClaim(
  { payment, payout }: SessionMoney,
  session: SettledSession,
  percent: number,
  now: Date,
): SessionMoney {
  if (payment.status !== 'disputed') throw new RangeError(`Payment is ${payment.status}`);
  const isSettled = payment.entries.some(({ kind }) => kind === 'release') || payout !== null;
  if (!isSettled) {
    const settled = settleAt(payment, session, percent, now);
    return { ...settled, payout: settled.payout && { ...settled.payout, dueAt: now } };
  }
  if (percent === 100) {
    return {
      payment: { ...payment, status: 'released', updatedAt: now },
      payout: payout && unfrozen(payout),
    };
  }
  const settled = settleAt(
    { ...payment, entries: withReversal(payment.entries, 'release', now) },
    session,
    percent,
    now,
  );
  if (payout === null) return settled;
  const entries = withReversal(payout.entries, 'split', now);
  const next = settled.payout;
  return {
    payment: settled.payment,
    payout:
      next === null
        ? {
            ...payout,
            keptMinor: 0,
            platformFeeMinor: 0,
            processingFeeMinor: 0,
            payoutMinor: 0,
            status: 'reversed',
            session: sessionOf(session, 0),
            entries,
          }
        : {
            ...next,
            status: unfrozen(payout).status,
            dueAt: now,
            entries: [...entries, ...next.entries],
          },
  };
}

/** The entries, with the last one of a kind taken back. */
function withReversal(
  entries: readonly LedgerEntry[],
  kind: LedgerEntry['kind'],
  at: Date,
): LedgerEntry[] {
  const last = entries.findLast((entry) => entry.kind === kind);
  if (last === undefined) return [...entries];
  const lines = last.lines.map(({ account, amountMinor }) => ({
    account,
    amountMinor: -amountMinor,
  }));
  return [...entries, { kind: 'reversal', at, lines }];
}
