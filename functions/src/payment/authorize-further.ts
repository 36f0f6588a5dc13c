import { keptBy } from '@hearthkin/domain/booking/calendar-day';
import { type Checkout, checkoutExpiresAt } from '@hearthkin/domain/payment/checkout';
import type { Firestore } from 'firebase-admin/firestore';
import { isHeldIn, readDays, writeHold } from '../agreement/calendar-days';
import { checkouts } from '../platform/records/collections';
import type { PaidRequest } from './book-paid';
import { sessionTitle } from './open-checkout-page';
import { PaymentError, type PaymentProvider } from './provider/payment-provider';

interface Authorizing {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  /** The request whose page was paid. */
  readonly bookingId: string;
  readonly now: Date;
}

/**
 * Authorizes the other requests of a series with the card of the page that was paid. Each payment is written down before it is
 * tried, so whatever ends half way is found again, and nothing is authorized twice. What the bank refuses goes its own way.
 * @returns those that are authorized and wait to be booked.
 */
export async function authorizeFurther(
  authorizing: Authorizing,
  { authorizes }: Checkout,
  paidWith: string,
): Promise<PaidRequest[]> {
  const found = await Promise.all(
    authorizes.map(({ id }) => authorizeOne(authorizing, id, paidWith)),
  );
  return found.flatMap((one) => one ?? []);
}

async function authorizeOne(
  authorizing: Authorizing,
  id: string,
  paidWith: string,
): Promise<PaidRequest | null> {
  const { db, provider } = authorizing;
  const checkout = (await checkouts(db).doc(id).get()).data();
  if (checkout === undefined || !waitsFor(authorizing, checkout)) return null;
  const opened = checkout.paymentId ?? (await open(authorizing, id, checkout, paidWith));
  if (opened === null) return null;
  const payment = await unlessRefused(() => provider.authorizeLike(opened, paidWith));
  if (payment !== null) return { bookingId: id, payment };
  await provider.release(opened);
  await goOwnWay(authorizing, id);
  return null;
}

function waitsFor({ bookingId }: Authorizing, { status, authorizedBy }: Checkout): boolean {
  return status === 'open' && authorizedBy === bookingId;
}

/** Opens the payment of a request, and writes it down; null if the request no longer waits for it. */
async function open(
  authorizing: Authorizing,
  id: string,
  { booking, clock }: Checkout,
  paidWith: string,
): Promise<string | null> {
  const { db, provider, now } = authorizing;
  if (booking === null) return null;
  const { price, createdAt } = booking;
  const opened = await unlessRefused(() =>
    provider.openPayment({
      bookingId: id,
      amountMinor: price.totalMinor,
      currency: price.currency,
      title: sessionTitle(booking, clock, createdAt),
      like: paidWith,
    }),
  );
  if (opened === null) {
    await goOwnWay(authorizing, id);
    return null;
  }
  const isKept = await db.runTransaction(async (tx) => {
    const ref = checkouts(db).doc(id);
    const current = (await tx.get(ref)).data();
    if (current === undefined || !waitsFor(authorizing, current)) return false;
    tx.update(ref, { paymentId: opened, updatedAt: now });
    return true;
  });
  if (isKept) return opened;
  await provider.release(opened);
  return null;
}

/** Null if the bank or the provider refuses. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentError && error.code !== 'gone') return null;
    throw error;
  }
}

/** A request that couldn't be authorized with the others stays open, with a page and a time to pay of its own. */
async function goOwnWay(authorizing: Authorizing, id: string): Promise<void> {
  const { db, now } = authorizing;
  await db.runTransaction(async (tx) => {
    const ref = checkouts(db).doc(id);
    const checkout = (await tx.get(ref)).data();
    if (checkout === undefined || !waitsFor(authorizing, checkout)) return;
    const { booking } = checkout;
    if (booking === null) return;
    const kept = keptBy(booking);
    const days = await readDays(tx, db, booking.earnerId, kept);
    const expiresAt = checkoutExpiresAt(booking, now);
    if (isHeldIn(days, booking.hold))
      writeHold(tx, days, booking.hold, { ...kept, until: expiresAt });
    tx.update(ref, {
      authorizedBy: null,
      paymentId: null,
      expiresAt,
      dueAt: expiresAt,
      updatedAt: now,
    });
  });
}
