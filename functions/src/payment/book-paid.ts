import { type Booking, requestExpiresAt } from '@hearthkin/domain/booking/booking';
import { keptBy } from '@hearthkin/domain/booking/calendar-day';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type { Charge } from '@hearthkin/domain/payment/charge';
import type { CheckoutStatus } from '@hearthkin/domain/payment/checkout';
import { authorizePayment } from '@hearthkin/domain/payment/settle';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { mayAgreeNow } from '../agreement/agreement';
import { obstacleToHeld, readDays, writeHold } from '../agreement/calendar-days';
import {
  bookings,
  charges,
  checkouts,
  companions,
  discountUses,
  earningsTotals,
  payments,
} from '../platform/records/collections';
import { heldChange, writeEarnings } from './earnings-totals';
import { giveBack } from './give-back';
import type { PaymentProvider, ProviderPayment } from './provider/payment-provider';
import { readTakenCredit, returnCredit } from './session-credit';

interface Making {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly now: Date;
}

/** An unpaid request whose payment is authorized, or charged already. */
export interface PaidRequest {
  readonly bookingId: string;
  readonly payment: ProviderPayment;
}

/**
 * Makes the bookings of authorized payments, those of one act in one commit, so that their news is one. A payment of
 * what can no longer be booked is given back, and so is one for what another payment has booked.
 * @returns the state of each request.
 */
export async function bookPaid(
  context: Making,
  paid: readonly PaidRequest[],
): Promise<Map<string, CheckoutStatus>> {
  const { db, provider } = context;
  const made = await db.runTransaction(async (tx) => {
    const plans = await Promise.all(paid.map((one) => planPaid(tx, context, one)));
    // A refusal gives credit back, of which a commit writes one sum.
    return plans.map((plan) => (plan.isRefusal && plans.length > 1 ? null : plan.write()));
  });
  const states = new Map<string, CheckoutStatus>();
  for (const [index, one] of paid.entries()) {
    const outcome = made[index];
    if (outcome) {
      states.set(one.bookingId, outcome.status);
      if (outcome.isSpare) await giveBack(provider, one.payment);
    } else {
      for (const [id, status] of await bookPaid(context, [one])) states.set(id, status);
    }
  }
  return states;
}

/** The effect of a payment on its request, read before any write, as transactions require. */
interface PaidPlan {
  readonly isRefusal: boolean;
  /** `isSpare`: no booking needs the payment. */
  readonly write: () => { readonly status: CheckoutStatus; readonly isSpare: boolean };
}

/** The time after which the card of a series is forgotten by the sweep, if the process ends before it is. */
const FORGET_AFTER_MS = MINUTE_MS;

async function planPaid(
  tx: Transaction,
  { db, now }: Making,
  { bookingId, payment }: PaidRequest,
): Promise<PaidPlan> {
  const ref = checkouts(db).doc(bookingId);
  const checkout = (await tx.get(ref)).data();
  if (checkout === undefined) return decided('late');
  const { status, booking, checkoutId, authorizes } = checkout;
  if (status === 'refused' || status === 'late') return decided(status);
  if (status === 'paid') {
    const charge = (await tx.get(charges(db).doc(bookingId))).data();
    return decided(status, charge !== undefined && charge.paymentId !== payment.id);
  }
  const dueAt = authorizes.length === 0 ? null : new Date(now.getTime() + FORGET_AFTER_MS);
  const closing = { booking: null, dueAt, updatedAt: now };
  if (booking === null) {
    return decided('late', true, () => tx.update(ref, { ...closing, status: 'late' }));
  }
  const { earnerId, hold } = booking;
  const kept = keptBy(booking);
  const days = await readDays(tx, db, earnerId, kept);
  const isFree = obstacleToHeld(days, booking) === null;
  const isPossible = isFree && (await isBookable(tx, db, booking, now));
  if (!isPossible) {
    const used = await readUses(tx, db, booking, bookingId);
    const taken = await readTakenCredit(tx, db, bookingId, booking);
    const refuse = () => {
      writeHold(tx, days, hold, null);
      for (const doc of used) tx.delete(doc);
      const { spenderId, price } = booking;
      returnCredit(tx, db, bookingId, spenderId, taken, price.planCreditMinor, now);
      tx.update(ref, { ...closing, status: 'refused' });
    };
    return { ...decided('refused', true, refuse), isRefusal: true };
  }
  return decided('paid', false, () => {
    const answerBy = requestExpiresAt(booking.timing, booking.startsAt, now);
    const made: Booking = {
      ...booking,
      dueAt: answerBy,
      statusHistory: [{ status: 'pending', at: now, by: 'spender' }],
      createdAt: now,
      updatedAt: now,
    };
    tx.create(bookings(db).doc(bookingId), made);
    tx.create(payments(db).doc(bookingId), authorizePayment(made, now));
    const charge = chargeOf(made, { checkoutId, paymentId: payment.id }, now);
    // What the provider has moved by itself is written down at once.
    const movedAt = payment.status === 'captured' ? now : null;
    tx.create(charges(db).doc(bookingId), { ...charge, dueAt: movedAt });
    writeHold(tx, days, hold, { ...kept, until: answerBy });
    // Its account is there, or it couldn't be booked.
    writeEarnings(tx, earningsTotals(db, earnerId), heldChange(booking.price), now);
    tx.update(ref, { ...closing, status: 'paid' });
  });
}

function decided(
  status: CheckoutStatus,
  isSpare = status !== 'paid',
  write: () => void = () => {},
): PaidPlan {
  return {
    isRefusal: false,
    write: () => {
      write();
      return { status, isSpare };
    },
  };
}

function chargeOf(
  { spenderId, earnerId, price }: Booking,
  ids: Pick<Charge, 'checkoutId' | 'paymentId'>,
  now: Date,
): Charge {
  return {
    spenderId,
    earnerId,
    currency: price.currency,
    amountMinor: price.totalMinor,
    attempt: 1,
    attemptAt: null,
    ...ids,
    movements: [],
    chargeback: null,
    dueAt: null,
    tries: 0,
    problem: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Whether the two may still meet: minutes have passed since the request was checked. */
async function isBookable(
  tx: Transaction,
  db: Firestore,
  booking: Booking,
  now: Date,
): Promise<boolean> {
  const [mayAgree, companion] = await Promise.all([
    mayAgreeNow(tx, db, booking),
    tx.get(companions(db).doc(booking.earnerId)),
  ]);
  const isListed = companion.get('listed') === true;
  return mayAgree && isListed && booking.startsAt.getTime() > now.getTime();
}

/** The discounts that a request has used up. */
export async function readUses(
  tx: Transaction,
  db: Firestore,
  { spenderId, discountKeys }: Booking,
  bookingId: string,
): Promise<DocumentReference[]> {
  const refs = discountKeys.map((key) => discountUses(db, spenderId).doc(key));
  if (refs.length === 0) return [];
  const docs = await tx.getAll(...refs);
  return docs.flatMap((doc, index) =>
    doc.get('bookingId') === bookingId ? [refs[index] as DocumentReference] : [],
  );
}
