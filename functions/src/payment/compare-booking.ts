import {
  type ComparedMoney,
  compareMoney,
  type MoneyCase,
  type MoneyProblem,
  moneyProblems,
} from '@hearthkin/domain/payment/comparison';
import type { Firestore } from 'firebase-admin/firestore';
import { charges, companionPayout, moneyCases, payments } from '../core/collections';
import { followBooking } from './follow-payment';
import type { PaymentProvider } from './provider/payment-provider';

interface Comparing {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly bookingId: string;
  readonly now: Date;
}

/**
 * Asks the provider about one booking, mends what it can, and writes down what is still wrong for staff.
 * What a later comparison doesn't find anymore is closed.
 */
export async function compareBooking(comparing: Comparing): Promise<'agreed' | 'wrong'> {
  const { db, provider, bookingId, now } = comparing;
  await followBooking({ db, provider, now }, bookingId);
  const [payment, payout, charge, transfers] = await Promise.all([
    payments(db).doc(bookingId).get(),
    companionPayout(db, bookingId).get(),
    charges(db).doc(bookingId).get(),
    provider.transfersOf(bookingId),
  ]);
  const paid = payment.data();
  if (paid === undefined) return 'agreed';
  const compared = {
    payment: paid,
    payout: payout.data() ?? null,
    charge: charge.data() ?? null,
    transferredMinor: transfers.reduce(
      (sum, { amountMinor, reversedMinor }) => sum + amountMinor - reversedMinor,
      0,
    ),
  };
  const problems = moneyProblems(compared, now);
  const { spenderId, earnerId } = paid;
  const sides = { spenderId, earnerId };
  await noteCase(db, bookingId, sides, { problems, ...compareMoney(compared) }, now);
  return problems.length === 0 ? 'agreed' : 'wrong';
}

function noteCase(
  db: Firestore,
  bookingId: string,
  sides: Pick<MoneyCase, 'spenderId' | 'earnerId'>,
  found: ComparedMoney & { readonly problems: readonly MoneyProblem[] },
  now: Date,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = moneyCases(db).doc(bookingId);
    const before = (await tx.get(ref)).data();
    const wasOpen = before?.status === 'open';
    if (found.problems.length === 0) {
      if (wasOpen) {
        tx.update(ref, { status: 'closed', checkedAt: now, closedAt: now, closedBy: null });
      }
      return;
    }
    tx.set(ref, {
      ...sides,
      ...found,
      problems: [...found.problems],
      status: 'open',
      foundAt: wasOpen ? before.foundAt : now,
      checkedAt: now,
      times: wasOpen ? before.times + 1 : 1,
      closedAt: null,
      closedBy: null,
    });
  });
}
