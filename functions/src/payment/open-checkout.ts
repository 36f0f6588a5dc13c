import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import { bookings, charges, checkouts, payments } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { openCheckoutPage, openFirstPage } from './open-checkout-page';
import { type PageDeps, pageDeps } from './payment-deps';
import { paymentSecrets } from './provider/payment-params';
import type { PaymentProvider } from './provider/payment-provider';

/**
 * The page where the caller pays for an unpaid request, or pays again for one whose charge failed.
 * @throws AppError `not-found`, also for requests of others; `bad-transition` if nothing is to be paid;
 * `payment-unavailable`; `rate-limited`.
 */
export const openCheckout = defineCallable('openCheckout', {
  access: 'spender',
  options: { secrets: paymentSecrets },
  deps: pageDeps,
  handler: async ({ db, input, caller, now }, { provider, siteUrl }: PageDeps) => {
    await countAttempt(db, 'paymentChecks', caller.uid, now);
    if (provider === null) throw new AppError('bad-transition', 'There is nothing to pay');
    const paying = { db, provider, siteUrl, bookingId: input.bookingId, uid: caller.uid, now };
    const checkout = (await checkouts(db).doc(input.bookingId).get()).data();
    const isFirst = checkout?.spenderId === caller.uid && checkout.status === 'open';
    if (isFirst) return { checkoutUrl: await openFirstPage(paying) };
    return { checkoutUrl: await openAgain(paying) };
  },
});

interface Paying {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly siteUrl: string;
  readonly bookingId: string;
  readonly uid: string;
  readonly now: Date;
}

async function openAgain(paying: Paying): Promise<string> {
  const { db, provider, siteUrl, bookingId } = paying;
  const { booking, attempt, since } = await nextAttempt(paying);
  const asked = { bookingId, booking, attempt, since };
  const page = await openCheckoutPage(db, provider, siteUrl, asked);
  await charges(db).doc(bookingId).update({ checkoutId: page.id });
  return page.url;
}

/** The open attempt to pay again, or the next one. */
function nextAttempt({ db, provider, bookingId, uid, now }: Paying) {
  return db.runTransaction(async (tx) => {
    const [bookingDoc, paymentDoc, chargeDoc] = await Promise.all([
      tx.get(bookings(db).doc(bookingId)),
      tx.get(payments(db).doc(bookingId)),
      tx.get(charges(db).doc(bookingId)),
    ]);
    const [booking, payment, charge] = [bookingDoc.data(), paymentDoc.data(), chargeDoc.data()];
    if (booking?.spenderId !== uid) throw new AppError('not-found', 'No such request');
    const isUnpaid = booking.status === 'pending' && payment?.status === 'unpaid';
    if (!isUnpaid || charge === undefined) {
      throw new AppError('bad-transition', 'There is nothing to pay');
    }
    const { checkoutId } = charge;
    const page = checkoutId === null ? null : await provider.readCheckout(checkoutId);
    if (page?.status === 'open')
      return { booking, attempt: charge.attempt, since: charge.updatedAt };
    const attempt = charge.attempt + 1;
    tx.update(chargeDoc.ref, { attempt, checkoutId: null, updatedAt: now });
    return { booking, attempt, since: now };
  });
}
