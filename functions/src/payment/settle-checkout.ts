import { type Booking, requestExpiresAt } from '@hearthkin/domain/booking/booking';
import { keptBy } from '@hearthkin/domain/booking/calendar-day';
import type { Charge } from '@hearthkin/domain/payment/charge';
import type { Checkout, CheckoutStatus } from '@hearthkin/domain/payment/checkout';
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
import type { CheckoutState, PaymentProvider, ProviderPayment } from './provider/payment-provider';
import { readTakenCredit, returnCredit } from './session-credit';

interface Settling {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly bookingId: string;
  readonly now: Date;
}

/**
 * Brings an unpaid request to where its payment is, as the provider says now: the booking is made once the
 * amount is authorized; what was authorized too late is given back; a page that isn't paid is closed when its
 * time is over, or at once if the member lets it go. May be repeated at any time.
 * @returns null if there is no such request.
 */
export async function settleCheckout(
  settling: Settling,
  letsGo = false,
): Promise<CheckoutStatus | null> {
  const { db, provider, bookingId, now } = settling;
  const checkout = (await checkouts(db).doc(bookingId).get()).data();
  if (checkout === undefined) return null;
  // Its charge says what becomes of the payment.
  if (checkout.status === 'paid') return 'paid';
  const page = await pageOf(provider, checkout);
  const paid = await paidOn(provider, page);
  if (paid !== null) return bookPaid(settling, paid);
  if (checkout.status !== 'open') return closed(settling, checkout.status);
  if (!letsGo && now.getTime() < checkout.expiresAt.getTime()) return 'open';
  if (page?.status === 'open') {
    await provider.expireCheckout(page.id);
    // It may have been paid a moment before.
    const last = await paidOn(provider, await provider.readCheckout(page.id));
    if (last !== null) return bookPaid(settling, last);
  }
  return letGo(db, bookingId, letsGo ? 'left' : 'expired', now);
}

async function pageOf(
  provider: PaymentProvider,
  { checkoutId }: Checkout,
): Promise<CheckoutState | null> {
  return checkoutId === null ? null : provider.readCheckout(checkoutId);
}

/** The payment that was authorized on a page, or charged already; null if there is none. */
async function paidOn(
  provider: PaymentProvider,
  page: CheckoutState | null,
): Promise<ProviderPayment | null> {
  if (page === null || page.paymentId === null) return null;
  const payment = await provider.readPayment(page.paymentId);
  const isPaid = payment.status === 'authorized' || payment.status === 'captured';
  return isPaid ? payment : null;
}

/** Makes the booking of an authorized payment, or gives the payment back. */
async function bookPaid(settling: Settling, paid: ProviderPayment): Promise<CheckoutStatus> {
  const { db, provider } = settling;
  const status = await db.runTransaction((tx) => tryToBook(tx, settling, paid));
  if (status !== 'paid') await giveBack(provider, paid);
  return status;
}

async function tryToBook(
  tx: Transaction,
  { db, bookingId, now }: Settling,
  paid: ProviderPayment,
): Promise<CheckoutStatus> {
  const ref = checkouts(db).doc(bookingId);
  const checkout = (await tx.get(ref)).data();
  if (checkout === undefined) return 'late';
  const { status, booking, checkoutId } = checkout;
  if (status === 'paid' || status === 'refused' || status === 'late') return status;
  if (booking === null) {
    tx.update(ref, { status: 'late', dueAt: null, updatedAt: now });
    return 'late';
  }
  const { earnerId, hold } = booking;
  const kept = keptBy(booking);
  const days = await readDays(tx, db, earnerId, kept);
  const isFree = obstacleToHeld(days, booking) === null;
  const isPossible = isFree && (await isBookable(tx, db, booking, now));
  const closing = { booking: null, dueAt: null, updatedAt: now };
  if (!isPossible) {
    const used = await readUses(tx, db, booking, bookingId);
    const taken = await readTakenCredit(tx, db, bookingId, booking);
    writeHold(tx, days, hold, null);
    for (const doc of used) tx.delete(doc);
    returnCredit(tx, db, bookingId, booking.spenderId, taken, booking.price.planCreditMinor, now);
    tx.update(ref, { ...closing, status: 'refused' });
    return 'refused';
  }
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
  const charge = chargeOf(made, { checkoutId, paymentId: paid.id }, now);
  // What the provider has moved by itself is written down at once.
  const dueAt = paid.status === 'captured' ? now : null;
  tx.create(charges(db).doc(bookingId), { ...charge, dueAt });
  writeHold(tx, days, hold, { ...kept, until: answerBy });
  // Its account is there, or it couldn't be booked.
  writeEarnings(tx, earningsTotals(db, earnerId), heldChange(booking.price), now);
  tx.update(ref, { ...closing, status: 'paid' });
  return 'paid';
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

/** Closes an unpaid request and frees what it held. */
export function letGo(
  db: Firestore,
  bookingId: string,
  status: 'left' | 'expired',
  now: Date,
): Promise<CheckoutStatus> {
  return db.runTransaction(async (tx) => {
    const ref = checkouts(db).doc(bookingId);
    const checkout = (await tx.get(ref)).data();
    if (checkout === undefined) return status;
    const { booking } = checkout;
    if (checkout.status !== 'open' || booking === null) return checkout.status;
    const days = await readDays(tx, db, booking.earnerId, keptBy(booking));
    const used = await readUses(tx, db, booking, bookingId);
    const taken = await readTakenCredit(tx, db, bookingId, booking);
    writeHold(tx, days, booking.hold, null);
    for (const doc of used) tx.delete(doc);
    returnCredit(tx, db, bookingId, booking.spenderId, taken, booking.price.planCreditMinor, now);
    tx.update(ref, { status, booking: null, dueAt: null, updatedAt: now });
    return status;
  });
}

/** A closed request needs nothing anymore, unless it is paid later. */
async function closed(
  { db, bookingId }: Settling,
  status: CheckoutStatus,
): Promise<CheckoutStatus> {
  await checkouts(db).doc(bookingId).update({ dueAt: null });
  return status;
}

async function readUses(
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
