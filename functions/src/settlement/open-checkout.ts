import type { Clock } from '@hearthkin/domain/account/clock';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Checkout } from '@hearthkin/domain/payment/checkout';
import type { Firestore } from 'firebase-admin/firestore';
import { requireAgreement } from '../agreement/agreement';
import { openCheckoutPage, openFirstPage, PAGE_LIVES_MS } from '../payment/open-checkout-page';
import { asked, type PageDeps, pageDeps } from '../payment/payment-deps';
import { paymentSecrets } from '../payment/provider/payment-params';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import { settleCheckout } from '../payment/settle-checkout';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { bookings, charges, checkouts, payments } from '../platform/records/collections';
import { requireOn } from '../platform/switches';
import { moveCharge } from './move-charge';

/**
 * The page where the caller pays for an unpaid request, or pays again for one whose charge failed.
 * @throws AppError `not-found`, also for requests of others; `bad-transition` if nothing is to be paid; `no-agreement`;
 * `paused` for what isn't booked yet; `payment-unavailable`; `rate-limited`.
 */
export const openCheckout = defineCallable('openCheckout', {
  access: { for: 'spender' },
  secrets: paymentSecrets,
  deps: pageDeps,
  handler: async ({ db, input, caller, now }, { provider, siteUrl }: PageDeps) => {
    await countAttempt(db, 'paymentChecks', caller.uid, now);
    if (provider === null) throw new AppError('bad-transition', 'There is nothing to pay');
    const paying = { db, provider, siteUrl, bookingId: input.bookingId, uid: caller.uid, now };
    const checkout = (await checkouts(db).doc(input.bookingId).get()).data();
    const isFirst = checkout?.spenderId === caller.uid && checkout.status === 'open';
    if (isFirst) {
      await requireOn(db, 'payments', now);
      return { checkoutUrl: await openFirstPage(await pageFor(paying, checkout)) };
    }
    return { checkoutUrl: await openAgain(paying, checkout?.clock ?? null) };
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

/** The request whose page pays for this one: of a series the first, as long as that isn't paid or let go. */
async function pageFor(paying: Paying, { authorizedBy }: Checkout): Promise<Paying> {
  if (authorizedBy === null) return paying;
  const first = { ...paying, bookingId: authorizedBy };
  return (await asked('checked', () => settleCheckout(first))) === 'open' ? first : paying;
}

/** @param clock of the request's checkout, which is kept far longer than a request can be paid. */
async function openAgain(paying: Paying, clock: Clock | null): Promise<string> {
  const { db, provider, siteUrl, bookingId } = paying;
  const next = await nextAttempt(paying);
  if (next === 'paid') {
    await asked('checked', () => moveCharge(paying));
    throw new AppError('bad-transition', 'It is paid by now');
  }
  const page = await openCheckoutPage(db, provider, siteUrl, {
    bookingId,
    email: null,
    clock,
    authorizes: [],
    ...next,
  });
  await charges(db).doc(bookingId).update({ checkoutId: page.id });
  return page.url;
}

/** The open attempt to pay again, or the next one; `paid` if no word has come of that. */
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
    await requireAgreement(tx, db, booking);
    const { attempt, attemptAt: since } = charge;
    const page = await asked('read', () => pageOf(provider, charge.checkoutId));
    if (page === 'paid') return page;
    // Until its page is stored, a repetition opens the same one.
    const isBegun = charge.checkoutId === null && since !== null && isRecent(since, now);
    if (since !== null && (isBegun || page === 'open')) return { booking, attempt, since };
    const next = { attempt: attempt + 1, attemptAt: now };
    tx.update(chargeDoc.ref, { ...next, checkoutId: null, updatedAt: now });
    return { booking, attempt: next.attempt, since: now };
  });
}

/** The page of an attempt; null if there is none that can be paid. */
async function pageOf(
  provider: PaymentProvider,
  checkoutId: string | null,
): Promise<'open' | 'paid' | null> {
  if (checkoutId === null) return null;
  const { status, paymentId } = await provider.readCheckout(checkoutId);
  if (status === 'open') return 'open';
  if (paymentId === null) return null;
  return (await provider.readPayment(paymentId)).status === 'authorized' ? 'paid' : null;
}

function isRecent(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < PAGE_LIVES_MS;
}
