import { isDeepStrictEqual } from 'node:util';
import { divideHalfUp } from '@hearthkin/domain/foundation/money';
import {
  type CreditMonth,
  giveBackCredit,
  grantMonth,
  type PlanCredit,
  takeBackCredit,
} from '@hearthkin/domain/pricing/plan-credit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { PaidMonth } from '../payment/provider/payment-provider';
import { logger } from '../platform/logger';
import { creditEntries, creditTotal } from '../platform/records/collections';
import { paymentEntries } from './plan-queries';

/** The credit that one payment for a plan has given so far, and the part of it that was taken back. */
interface Given {
  readonly grantedMinor: number;
  readonly takenMinor: number;
  /** The number of entries about it. */
  readonly entries: number;
}

/** A paid month as its plans are known. */
type KnownMonth = CreditMonth &
  Pick<PaidMonth, 'invoiceId' | 'amountMinor' | 'refundedMinor' | 'chargeback'>;

/** A member's credit, and what the payments for their plans have given. */
export interface Grants {
  readonly credit: PlanCredit | null;
  readonly given: ReadonlyMap<string, Given>;
}

export async function readGrants(tx: Transaction, db: Firestore, uid: string): Promise<Grants> {
  const [credit, entries] = await Promise.all([
    tx.get(creditTotal(db, uid)),
    tx.get(paymentEntries(db, uid)),
  ]);
  const given = new Map<string, Given>();
  for (const { kind, amountMinor, ...entry } of entries.docs.map((doc) => doc.data())) {
    if (!('invoiceId' in entry)) continue;
    const before = given.get(entry.invoiceId) ?? NOTHING_GIVEN;
    given.set(entry.invoiceId, {
      grantedMinor: before.grantedMinor + (kind === 'grant' ? amountMinor : 0),
      takenMinor: before.takenMinor - (kind === 'taken' ? amountMinor : 0),
      entries: before.entries + 1,
    });
  }
  return { credit: credit.data() ?? null, given };
}

const NOTHING_GIVEN: Given = { grantedMinor: 0, takenMinor: 0, entries: 0 };

/**
 * Brings a member's credit to what was paid for a plan, as the provider says now: each payment gives its credit once,
 * a change to a smaller plan takes, and what went back of a payment takes its share, below zero if it was spent. While
 * a bank decides, its share is withheld.
 * @param paid newest first.
 * @param isOver whether the member has another plan by now: only what was given changes.
 * @returns the credit after it.
 */
export function writeGrants(
  tx: Transaction,
  db: Firestore,
  uid: string,
  { credit, given }: Grants,
  { paid, isOver, at }: { paid: readonly PaidMonth[]; isOver: boolean; at: Date },
): PlanCredit | null {
  const entries = creditEntries(db, uid);
  let next = credit;
  const end = (of: string, endedMinor: number) => {
    if (endedMinor === 0) return;
    tx.create(entries.doc(`end_${of}`), { kind: 'end', amountMinor: -endedMinor, at });
  };
  for (const month of [...paid].reverse().flatMap(asKnown)) {
    const { invoiceId, plan, amountMinor: paidMinor, periodStart, periodEnd } = month;
    const { backMinor, askedMinor } = goneBackOf(month);
    let before = given.get(invoiceId);
    if (before === undefined) {
      // A payment that went back before it gave any credit gives none.
      if (isOver || (paidMinor > 0 && backMinor >= paidMinor)) continue;
      const granted = grantMonth(next, month, at);
      const { grantedMinor: amountMinor } = granted;
      const isReserved = granted.credit.reserved?.plan === plan;
      next = isReserved ? { ...granted.credit, reserved: null } : granted.credit;
      const entry = { kind: 'grant', amountMinor, invoiceId, plan, paidMinor, at } as const;
      tx.create(entries.doc(`grant_${invoiceId}`), { ...entry, periodStart, periodEnd });
      end(invoiceId, granted.endedMinor);
      before = { grantedMinor: amountMinor, takenMinor: 0, entries: 1 };
    }
    // A change to a smaller plan was paid by no one, so nothing of it goes back.
    if (next === null || paidMinor <= 0) continue;
    const shareOf = (minor: number) => divideHalfUp((before?.grantedMinor ?? 0) * minor, paidMinor);
    const goesMinor = shareOf(backMinor) - before.takenMinor;
    const name = `taken_${invoiceId}_${before.entries}`;
    if (goesMinor !== 0) {
      tx.create(entries.doc(name), { kind: 'taken', amountMinor: -goesMinor, invoiceId, at });
    }
    if (goesMinor > 0) next = takeBackCredit(next, goesMinor, at);
    if (goesMinor < 0) {
      const use = { monthMinor: -goesMinor, usableUntil: periodEnd };
      const back = giveBackCredit(next, use, -goesMinor, at);
      next = back.credit;
      end(name, back.endedMinor);
    }
    next = withholding(next, invoiceId, shareOf(askedMinor));
  }
  if (next !== null && !isDeepStrictEqual(next, credit)) tx.set(creditTotal(db, uid), next);
  return next;
}

/** The amounts of a payment that went back, and that a bank asks back, in minor units. */
function goneBackOf({ refundedMinor, chargeback }: KnownMonth) {
  const inDispute = (status: 'open' | 'lost') =>
    chargeback?.status === status ? chargeback.amountMinor : 0;
  return { backMinor: refundedMinor + inDispute('lost'), askedMinor: inDispute('open') };
}

function withholding(credit: PlanCredit, invoiceId: string, amountMinor: number): PlanCredit {
  const { [invoiceId]: _, ...others } = credit.withheld;
  const withheld = amountMinor === 0 ? others : { ...others, [invoiceId]: amountMinor };
  return { ...credit, withheld };
}

function asKnown({ lines, plan, ...month }: PaidMonth): KnownMonth[] {
  const known = lines.flatMap((line) =>
    line.plan === null ? [] : [{ plan: line.plan, paidMinor: line.amountMinor }],
  );
  if (plan === null || known.length < lines.length) {
    logger.error('An invoice was paid for an unknown plan', { invoiceId: month.invoiceId });
    return [];
  }
  return [{ ...month, plan, lines: known }];
}
