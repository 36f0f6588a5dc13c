import { keptBy } from '@hearthkin/domain/booking/calendar-day';
import type { Checkout, CheckoutStatus } from '@hearthkin/domain/payment/checkout';
import type { Firestore } from 'firebase-admin/firestore';
import { readDays, writeHold } from '../agreement/calendar-days';
import { checkouts } from '../platform/records/collections';
import { authorizeFurther } from './authorize-further';
import { bookPaid, readUses } from './book-paid';
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
 * time is over, or at once if the member lets it go. What a page of a series authorizes, too, is authorized, booked and let go
 * with it. May be repeated at any time.
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
  if (checkout.status === 'paid') return close(settling, checkout);
  const page = await pageOf(provider, checkout);
  const paid = (await paidOn(provider, page)) ?? (await paidWithout(provider, checkout));
  if (paid !== null) return bookAll(settling, checkout, paid);
  if (checkout.status !== 'open') return close(settling, checkout);
  if (!letsGo && now.getTime() < checkout.expiresAt.getTime()) return 'open';
  if (checkout.authorizedBy !== null) {
    const state = await settleWithFirst(settling, checkout.authorizedBy, letsGo);
    if (state !== 'open') return state;
  }
  if (page?.status === 'open') {
    await provider.expireCheckout(page.id);
    // It may have been paid a moment before.
    const last = await paidOn(provider, await provider.readCheckout(page.id));
    if (last !== null) return bookAll(settling, checkout, last);
  }
  return letAllGo(settling, checkout, letsGo ? 'left' : 'expired');
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
  return page === null || page.paymentId === null ? null : paidBy(provider, page.paymentId);
}

/** The payment that was authorized without a page. */
async function paidWithout(
  provider: PaymentProvider,
  { paymentId }: Checkout,
): Promise<ProviderPayment | null> {
  return paymentId === null ? null : paidBy(provider, paymentId);
}

async function paidBy(provider: PaymentProvider, paymentId: string) {
  const payment = await provider.readPayment(paymentId);
  const isPaid = payment.status === 'authorized' || payment.status === 'captured';
  return isPaid ? payment : null;
}

/** Authorizes what its page stands for, too, and makes the bookings together. */
async function bookAll(
  settling: Settling,
  checkout: Checkout,
  payment: ProviderPayment,
): Promise<CheckoutStatus> {
  const { bookingId } = settling;
  const further =
    checkout.status === 'open' ? await authorizeFurther(settling, checkout, payment.id) : [];
  const states = await bookPaid(settling, [{ bookingId, payment }, ...further]);
  if (checkout.authorizes.length > 0) await forget(settling, payment.id);
  return states.get(bookingId) ?? checkout.status;
}

/**
 * Settles the request on whose page this one is authorized.
 * @returns `open` if this one still waits for what no longer comes.
 */
async function settleWithFirst(
  settling: Settling,
  firstId: string,
  letsGo: boolean,
): Promise<CheckoutStatus | null> {
  const { db, bookingId } = settling;
  await settleCheckout({ ...settling, bookingId: firstId }, letsGo);
  const checkout = (await checkouts(db).doc(bookingId).get()).data();
  if (checkout === undefined) return null;
  if (checkout.status !== 'open' || checkout.authorizedBy !== null) return checkout.status;
  // The bank wants more for it: it has a page of its own since.
  return settleCheckout(settling, letsGo);
}

/** Lets a request go, and what its page would have authorized, too. */
async function letAllGo(
  { db, provider, bookingId, now }: Settling,
  { authorizes, paymentId }: Checkout,
  status: 'left' | 'expired',
): Promise<CheckoutStatus> {
  if (paymentId !== null) await provider.release(paymentId);
  // The first comes last: as long as it is open, the same again lets the others go.
  for (const { id } of authorizes) {
    const waits = (await checkouts(db).doc(id).get()).data()?.authorizedBy === bookingId;
    if (waits) await letGo(db, id, status, now);
  }
  return letGo(db, bookingId, status, now);
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

/** A closed request needs nothing more, unless it is paid later; the card of a series is forgotten. */
async function close(settling: Settling, checkout: Checkout): Promise<CheckoutStatus> {
  const { db, provider, bookingId } = settling;
  const { status, dueAt, authorizes } = checkout;
  if (dueAt === null) return status;
  if (authorizes.length === 0) {
    await checkouts(db).doc(bookingId).update({ dueAt: null });
    return status;
  }
  const page = await pageOf(provider, checkout);
  await forget(settling, page?.paymentId ?? null);
  return status;
}

/** Last of all: until then the sweep finds the request again. */
async function forget(
  { db, provider, bookingId }: Settling,
  paymentId: string | null,
): Promise<void> {
  if (paymentId !== null) await provider.forgetCard(paymentId);
  await checkouts(db).doc(bookingId).update({ dueAt: null });
}
