import { AppError } from '@hearthkin/domain/foundation/errors';
import { chargePayment } from '@hearthkin/domain/payment/settle';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { bookings, charges, payments } from '../platform/records/collections';
import { foundMovements } from './found-movements';
import { asked } from './payment-deps';
import { PaymentError, type PaymentProvider } from './provider/payment-provider';

/** The card is authorized and must be charged before the booking is confirmed. */
export class NotCharged extends Error {}

/**
 * Refuses to confirm a booking that isn't paid.
 * @throws NotCharged if the card is only authorized; AppError `payment-failed` if it couldn't be charged.
 */
export async function requireCharged(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
): Promise<void> {
  const status = (await tx.get(payments(db).doc(bookingId))).data()?.status;
  if (status === 'authorized') throw new NotCharged();
  if (status === 'unpaid') throw new AppError('payment-failed', 'The member has to pay again');
}

interface Charging {
  readonly db: Firestore;
  readonly provider: PaymentProvider | null;
  readonly bookingId: string;
  readonly now: Date;
}

/**
 * Runs what may confirm a booking. If its card has to be charged for that, it is charged first, and the
 * act runs once more. Charging twice has its effect once; what was charged for a booking that is then
 * refused goes back with the end of the request.
 * @throws AppError as `confirm`; `payment-failed` if the card can't be charged, which asks the member to pay
 * again; `payment-unavailable`.
 */
export async function charging<T>(context: Charging, confirm: () => Promise<T>): Promise<T> {
  try {
    return await confirm();
  } catch (error) {
    if (!(error instanceof NotCharged)) throw error;
  }
  await capturePayment(context);
  return confirm();
}

async function capturePayment({ db, provider, bookingId, now }: Charging): Promise<void> {
  const charge = (await charges(db).doc(bookingId).get()).data();
  const paymentId = charge?.paymentId ?? null;
  if (provider === null || paymentId === null) {
    throw new AppError('payment-unavailable', 'There is no provider to charge the card');
  }
  const captured = await asked('capture', async () => {
    try {
      return await provider.capture(paymentId);
    } catch (error) {
      if (error instanceof PaymentError && error.code === 'declined') return null;
      throw error;
    }
  });
  if (captured === null) {
    await db.runTransaction((tx) =>
      failCharge(tx, db, { bookingId, paymentId, by: 'earner', now }),
    );
    throw new AppError('payment-failed', 'The card could not be charged');
  }
  await db.runTransaction(async (tx) => {
    const [paymentDoc, chargeDoc] = await Promise.all([
      tx.get(payments(db).doc(bookingId)),
      tx.get(charges(db).doc(bookingId)),
    ]);
    const [payment, before] = [paymentDoc.data(), chargeDoc.data()];
    if (payment === undefined || before === undefined) return;
    if (payment.status === 'authorized') {
      tx.set(paymentDoc.ref, chargePayment(payment, now));
    }
    // What was released meanwhile has to go back.
    const isGone = payment.status === 'voided';
    tx.update(chargeDoc.ref, {
      movements: foundMovements(before.movements, captured),
      dueAt: isGone || captured.feeMinor === null ? now : null,
      updatedAt: now,
    });
  });
}

interface FailedCharge {
  readonly bookingId: string;
  /** The payment that failed; another one may have taken its place. */
  readonly paymentId: string;
  readonly by: 'earner' | 'system';
  readonly now: Date;
}

/** Notes that a card couldn't be charged; the member is asked to pay again. */
export async function failCharge(
  tx: Transaction,
  db: Firestore,
  { bookingId, paymentId, by, now }: FailedCharge,
): Promise<void> {
  const [payment, charge, booking] = await Promise.all([
    tx.get(payments(db).doc(bookingId)),
    tx.get(charges(db).doc(bookingId)),
    tx.get(bookings(db).doc(bookingId)),
  ]);
  const isCurrent = charge.data()?.paymentId === paymentId;
  const status = booking.data()?.status;
  if (payment.data()?.status !== 'authorized' || !isCurrent || status !== 'pending') return;
  tx.update(payment.ref, { status: 'unpaid', updatedAt: now });
  tx.update(charge.ref, {
    paymentId: null,
    checkoutId: null,
    attemptAt: null,
    dueAt: null,
    updatedAt: now,
  });
  tx.update(booking.ref, {
    statusHistory: FieldValue.arrayUnion({ status, at: now, by, event: 'payment-failed' }),
    updatedAt: now,
  });
}
