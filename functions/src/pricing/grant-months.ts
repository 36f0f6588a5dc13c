import {
  type CreditMonth,
  grantMonth,
  type PlanCredit,
} from '@hearthkin/domain/pricing/plan-credit';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { creditEntries, creditTotal } from '../core/collections';
import { logger } from '../core/logger';
import type { PaidMonth } from '../payment/provider/payment-provider';

/** A paid month that hasn't given its credit. */
type NewMonth = CreditMonth & Pick<PaidMonth, 'invoiceId'>;

/** The paid months of a member that haven't given their credit, and the credit as it is. */
export interface Grants {
  readonly credit: PlanCredit | null;
  readonly months: readonly NewMonth[];
}

/** @param paid the paid months, newest first. */
export async function readGrants(
  tx: Transaction,
  db: Firestore,
  uid: string,
  paid: readonly PaidMonth[],
): Promise<Grants> {
  const months = [...paid].reverse().flatMap(asNewMonth);
  const refs: DocumentReference[] = months.map(({ invoiceId }) =>
    creditEntries(db, uid).doc(`grant_${invoiceId}`),
  );
  const [credit, entries] = await Promise.all([
    tx.get(creditTotal(db, uid)),
    refs.length === 0 ? [] : tx.getAll(...refs),
  ]);
  const given = new Set(entries.filter(({ exists }) => exists).map(({ id }) => id));
  return {
    credit: credit.data() ?? null,
    months: months.filter(({ invoiceId }) => !given.has(`grant_${invoiceId}`)),
  };
}

/** Credit that goes with a change to a smaller plan. */
export interface CreditChange {
  readonly id: string;
  readonly amountMinor: number;
}

/** Gives each month's credit, once, and takes what a change of plan has refunded, as far as it is there. */
export function writeGrants(
  tx: Transaction,
  db: Firestore,
  uid: string,
  { credit, months, change }: Grants & { readonly change: CreditChange | null },
  at: Date,
): void {
  const entries = creditEntries(db, uid);
  let next = credit;
  for (const { invoiceId, ...month } of months) {
    const granted = grantMonth(next, month, at);
    const { grantedMinor: amountMinor, endedMinor } = granted;
    next = granted.credit;
    const entry = { kind: 'grant', amountMinor, invoiceId, ...month, at } as const;
    tx.create(entries.doc(`grant_${invoiceId}`), entry);
    if (endedMinor === 0) continue;
    tx.create(entries.doc(`end_${invoiceId}`), { kind: 'end', amountMinor: -endedMinor, at });
  }
  const goes =
    change === null || next === null ? 0 : Math.min(change.amountMinor, next.balanceMinor);
  if (change !== null && next !== null && goes > 0) {
    next = { ...next, balanceMinor: next.balanceMinor - goes, updatedAt: at };
    tx.create(entries.doc(change.id), { kind: 'change', amountMinor: -goes, at });
  }
  if (next !== null && next !== credit) tx.set(creditTotal(db, uid), next);
}

function asNewMonth(month: PaidMonth): NewMonth[] {
  const { invoiceId, plan, amountMinor: paidMinor, periodStart, periodEnd } = month;
  if (plan === null) {
    logger.error('An invoice was paid for an unknown plan', { invoiceId });
    return [];
  }
  return [{ invoiceId, plan, paidMinor, periodStart, periodEnd }];
}
