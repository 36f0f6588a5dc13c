import { type Charge, nextMove } from '@hearthkin/domain/payment/charge';
import {
  type ComparedMoney,
  compareMoney,
  type MoneyCase,
  type MoneyProblem,
  moneyProblems,
} from '@hearthkin/domain/payment/comparison';
import type { Payment, Payout } from '@hearthkin/domain/payment/ledger';
import type { Firestore } from 'firebase-admin/firestore';
import { stateOf } from '../payment/give-back';
import type { PaymentProvider, Transfer } from '../payment/provider/payment-provider';
import { charges, companionPayout, moneyCases, payments } from '../platform/records/collections';
import { followBooking } from './follow-payment';
import { isRecorded } from './move-charge';

interface Comparing {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly bookingId: string;
  readonly now: Date;
  /** The time at which the sweep began that this is a part of: what it finds twice counts once. */
  readonly begunAt?: Date;
}

/** The books that we keep of a booking's money. */
export interface OwnBooks {
  readonly charge: Charge | null;
  readonly payment: Payment | null;
  readonly payout: Payout | null;
}

/**
 * Whether the provider says the same as these books, and nothing is left to be done. It changes nothing, and a false
 * answer may only mean that they were read a moment ago; `compareBooking` then reads them again.
 */
export async function agreesWith(
  { provider, bookingId, now }: Omit<Comparing, 'db'>,
  { charge, payment, payout }: OwnBooks,
): Promise<boolean> {
  if (payment === null || charge?.paymentId === null) return false;
  const [state, transfers] = await Promise.all([
    charge === null ? null : provider.readPayment(charge.paymentId),
    provider.transfersOf(bookingId),
  ]);
  const isMoved =
    charge === null ||
    state === null ||
    (nextMove(payment, stateOf(state)).act === 'none' && isRecorded(charge, payment, state));
  const compared = { payment, payout, charge, transferredMinor: transferredBy(transfers) };
  return isMoved && moneyProblems(compared, now).length === 0;
}

/**
 * Asks the provider about one booking, mends what it can, and writes down what is still wrong for staff.
 * What a later comparison doesn't find anymore is closed.
 */
export async function compareBooking(comparing: Comparing): Promise<'agreed' | 'wrong'> {
  const { db, provider, bookingId, now, begunAt } = comparing;
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
    transferredMinor: transferredBy(transfers),
  };
  const problems = moneyProblems(compared, now);
  const { spenderId, earnerId } = paid;
  const sides = { spenderId, earnerId };
  const found = { problems, ...compareMoney(compared) };
  await noteCase(db, bookingId, sides, found, { now, begunAt: begunAt ?? null });
  return problems.length === 0 ? 'agreed' : 'wrong';
}

const transferredBy = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { amountMinor, reversedMinor }) => sum + amountMinor - reversedMinor, 0);

function noteCase(
  db: Firestore,
  bookingId: string,
  sides: Pick<MoneyCase, 'spenderId' | 'earnerId'>,
  found: ComparedMoney & { readonly problems: readonly MoneyProblem[] },
  { now, begunAt }: { readonly now: Date; readonly begunAt: Date | null },
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
    const isCounted = wasOpen && begunAt !== null && before.checkedAt >= begunAt;
    tx.set(ref, {
      ...sides,
      ...found,
      problems: [...found.problems],
      status: 'open',
      foundAt: wasOpen ? before.foundAt : now,
      checkedAt: now,
      times: wasOpen ? before.times + (isCounted ? 0 : 1) : 1,
      closedAt: null,
      closedBy: null,
    });
  });
}
