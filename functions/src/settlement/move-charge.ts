import { isDeepStrictEqual } from 'node:util';
import {
  autoCompletesAt,
  type Booking,
  hasOpenClaim,
  requestExpiresAt,
} from '@hearthkin/domain/booking/booking';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { type Charge, nextMove } from '@hearthkin/domain/payment/charge';
import {
  chargebackLost,
  chargebackLostAhead,
  chargebackOpened,
  chargebackWon,
} from '@hearthkin/domain/payment/chargeback';
import type { Payment } from '@hearthkin/domain/payment/ledger';
import { settlePayment } from '@hearthkin/domain/payment/settle';
import type { SessionMoney } from '@hearthkin/domain/payment/settle-claim';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { readEffects, readMoney, writeEffects, writeMoney } from '../booking/transition-effects';
import { failCharge } from '../payment/capture-payment';
import { foundMovements } from '../payment/found-movements';
import { giveBack, refundedOf, refundKey, stateOf } from '../payment/give-back';
import type { PaymentProvider, ProviderPayment } from '../payment/provider/payment-provider';
import { bookings, charges, payments, users } from '../platform/records/collections';

interface Moving {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly bookingId: string;
  readonly now: Date;
}

/** After a failure it is tried again soon, then less and less often. */
const RETRY_MS = MINUTE_MS;
const MAX_DOUBLINGS = 8;

/**
 * Makes the provider agree with the ledger about one booking, and writes down what it has moved: a
 * release, a refund, a second payment after the first one failed, a chargeback. Whatever was done half
 * way, twice or never, it depends only on what both say now, so it may be repeated at any time.
 * @returns null if the booking has no payment at the provider.
 */
export async function moveCharge(moving: Moving): Promise<'agreed' | 'open' | null> {
  const { db, bookingId, now } = moving;
  const ref = charges(db).doc(bookingId);
  const charge = (await ref.get()).data();
  if (charge === undefined) return null;
  try {
    if (charge.paymentId === null) return await findSecondPayment(moving, charge);
    return await bringAlong(moving, charge, charge.paymentId);
  } catch (error) {
    const wait = RETRY_MS * 2 ** Math.min(charge.tries, MAX_DOUBLINGS);
    await ref.update({
      tries: FieldValue.increment(1),
      problem: String(error).slice(0, 500),
      dueAt: new Date(now.getTime() + wait),
    });
    throw error;
  }
}

/** The member was asked to pay again: has the new page been paid? */
async function findSecondPayment(moving: Moving, charge: Charge): Promise<'agreed' | 'open'> {
  const { db, provider, bookingId, now } = moving;
  const page = charge.checkoutId === null ? null : await provider.readCheckout(charge.checkoutId);
  const found =
    page === null || page.paymentId === null ? null : await provider.readPayment(page.paymentId);
  if (found?.status !== 'authorized') {
    if (page?.status === 'open' && !(await isWaiting(db, bookingId))) {
      await provider.expireCheckout(page.id);
    }
    await charges(db).doc(bookingId).update(DONE);
    return 'agreed';
  }
  const isTaken = await db.runTransaction(async (tx) => {
    const [payment, current, booking] = await Promise.all([
      tx.get(payments(db).doc(bookingId)),
      tx.get(charges(db).doc(bookingId)),
      tx.get(bookings(db).doc(bookingId)),
    ]);
    // Another event or the member's page was faster.
    if (current.data()?.paymentId === found.id) return true;
    const status = booking.data()?.status;
    const isCurrent = current.data()?.checkoutId === charge.checkoutId;
    if (payment.data()?.status !== 'unpaid' || status !== 'pending' || !isCurrent) return false;
    tx.update(payment.ref, { status: 'authorized', updatedAt: now });
    tx.update(current.ref, { paymentId: found.id, ...DONE });
    tx.update(booking.ref, {
      statusHistory: FieldValue.arrayUnion({
        status,
        at: now,
        by: 'spender',
        event: 'payment-renewed',
      }),
      updatedAt: now,
    });
    return true;
  });
  if (!isTaken) {
    await giveBack(provider, found);
    await charges(db).doc(bookingId).update(DONE);
  }
  return 'agreed';
}

/** A charge of which nothing is left to be done. */
const DONE = { dueAt: null, tries: 0, problem: null };

async function isWaiting(db: Firestore, bookingId: string): Promise<boolean> {
  return (await payments(db).doc(bookingId).get()).data()?.status === 'unpaid';
}

async function bringAlong(
  moving: Moving,
  charge: Charge,
  paymentId: string,
): Promise<'agreed' | 'open'> {
  const { db, provider, bookingId } = moving;
  const payment = (await payments(db).doc(bookingId).get()).data() ?? null;
  let state = await provider.readPayment(paymentId);
  const move = nextMove(payment, stateOf(state));
  if (move.act === 'none' && isRecorded(charge, payment, state)) return 'agreed';
  if (move.act === 'release') {
    state = await provider.release(paymentId);
    // It may have been charged meanwhile.
    if (state.status === 'captured') state = await giveBack(provider, state);
  } else if (move.act === 'refund') {
    const key = refundKey(paymentId, refundedOf(state), move.amountMinor);
    state = await provider.refund(paymentId, move.amountMinor, key);
  }
  return db.runTransaction((tx) => record(tx, moving, state));
}

/** Whether all that the provider says is written down, and nothing follows from it. Most events come after that. */
export function isRecorded(
  charge: Charge,
  payment: Payment | null,
  state: ProviderPayment,
): boolean {
  const isEnded = payment?.status === 'authorized' && state.status === 'released';
  const isComplete = state.status !== 'captured' || state.feeMinor !== null;
  return (
    isComplete &&
    !isEnded &&
    charge.dueAt === null &&
    charge.tries === 0 &&
    charge.problem === null &&
    charge.chargeback?.status === state.chargeback?.status &&
    isDeepStrictEqual(foundMovements(charge.movements, state), charge.movements)
  );
}

/** Writes down what the provider has moved, and what follows from it. */
async function record(
  tx: Transaction,
  moving: Moving,
  state: ProviderPayment,
): Promise<'agreed' | 'open'> {
  const { db, bookingId, now } = moving;
  const chargeRef = charges(db).doc(bookingId);
  const [chargeDoc, bookingDoc] = await Promise.all([
    tx.get(chargeRef),
    tx.get(bookings(db).doc(bookingId)),
  ]);
  const [charge, booking] = [chargeDoc.data(), bookingDoc.data()];
  if (charge === undefined || booking === undefined || charge.paymentId !== state.id) return 'open';
  const money = await readMoney(tx, db, bookingId);
  if (money.payment.status === 'authorized' && state.status === 'released') {
    // The bank, or seven days, ended the authorization.
    await failCharge(tx, db, { bookingId, paymentId: state.id, by: 'system', now });
    return 'agreed';
  }
  const left = nextMove(money.payment, stateOf(state));
  // The provider says a little later what it kept.
  const isComplete =
    left.act === 'none' && (state.status !== 'captured' || state.feeMinor !== null);
  const next: Partial<Charge> = {
    movements: foundMovements(charge.movements, state),
    tries: isComplete ? 0 : charge.tries + 1,
    problem: left.act === 'ask-staff' ? left.problem : null,
    dueAt: isComplete || left.act === 'ask-staff' ? null : new Date(now.getTime() + RETRY_MS),
    updatedAt: now,
  };
  await followChargeback(tx, moving, { charge, booking, money, state });
  tx.update(chargeRef, {
    ...next,
    chargeback: state.chargeback && {
      id: state.chargeback.id,
      status: state.chargeback.status,
      at: state.chargeback.at,
    },
  });
  return isComplete ? 'agreed' : 'open';
}

interface Known {
  readonly charge: Charge;
  readonly booking: Booking;
  readonly money: SessionMoney;
  readonly state: ProviderPayment;
}

/**
 * A member's bank asks for the money back: nothing about the booking changes until it has decided. Won,
 * all goes on, unless a side has left or was suspended meanwhile; lost, a session that is ahead is canceled, and
 * one that has begun is our loss.
 */
async function followChargeback(
  tx: Transaction,
  { db, bookingId, now }: Moving,
  { charge, booking, money, state }: Known,
): Promise<void> {
  const before = charge.chargeback?.status ?? null;
  const after = state.chargeback?.status ?? null;
  if (after === null || after === before) return;
  const ref = bookings(db).doc(bookingId);
  if (after === 'open') {
    writeMoney(tx, db, bookingId, chargebackOpened(money, now));
    tx.update(ref, { isFrozen: true, dueAt: null, updatedAt: now });
    return;
  }
  if (hasOpenClaim(booking)) {
    // The claim's decision settles it.
    tx.update(ref, { isFrozen: false, updatedAt: now });
    return;
  }
  const isOurs = after === 'won';
  if (await isOver(tx, db, booking, isOurs, now)) {
    const endReason = 'operator';
    const end = { status: 'cancelled', endReason } as const;
    const effects = await readEffects(tx, db, bookingId, booking, end, now);
    const at = { status: 'cancelled', at: now, by: 'system' } as const;
    tx.update(ref, {
      status: 'cancelled',
      statusHistory: FieldValue.arrayUnion(at),
      dueAt: null,
      isFrozen: false,
      cancellation: {
        endReason,
        endedBy: 'system',
        reason: isOurs ? '' : TAKEN_BACK,
        at: now,
      },
      proposal: null,
      updatedAt: now,
    });
    const settled = isOurs
      ? settlePayment(chargebackWon(money, now).payment, booking, 'operator', now)
      : chargebackLostAhead(money, booking, now);
    writeEffects(tx, db, effects, settled, now, true);
    return;
  }
  const settled = isOurs
    ? chargebackWon(money, now)
    : chargebackLost(money, refundedOf(state), now);
  writeMoney(tx, db, bookingId, settled);
  tx.update(ref, { isFrozen: false, dueAt: dueAtOf(booking), updatedAt: now });
}

/** Whether the bank's decision cancels the session. From its start on it takes place, unless a side is gone. */
async function isOver(
  tx: Transaction,
  db: Firestore,
  booking: Booking,
  isOurs: boolean,
  now: Date,
): Promise<boolean> {
  const { status, startsAt } = booking;
  if (status !== 'confirmed' && status !== 'pending') return false;
  const hasBegun = status === 'confirmed' && now.getTime() >= startsAt.getTime();
  return (!isOurs && !hasBegun) || lacksSide(tx, db, booking);
}

async function lacksSide(
  tx: Transaction,
  db: Firestore,
  { participantIds }: Booking,
): Promise<boolean> {
  const accounts = await tx.getAll(...participantIds.map((uid) => users(db).doc(uid)));
  return accounts.some((account) => account.get('accountStatus') !== 'active');
}

/** The time at which a booking that was frozen ends by itself. A request may have been charged without being confirmed. */
function dueAtOf({ status, timing, startsAt, endsAt, createdAt }: Booking): Date | null {
  if (status === 'pending') return requestExpiresAt(timing, startsAt, createdAt);
  return status === 'confirmed' ? autoCompletesAt(endsAt) : null;
}

/** The reason that both sides read of a session whose payment the bank took back before it took place. */
const TAKEN_BACK = 'The bank returned the payment for this session to the member.';
