import type { Clock } from '@hearthkin/domain/account/clock';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { formatMoney } from '@hearthkin/domain/foundation/formats';
import type { Checkout } from '@hearthkin/domain/payment/checkout';
import { checkoutTotal } from '@hearthkin/domain/payment/checkout-total';
import type { Firestore } from 'firebase-admin/firestore';
import { requireAgreement } from '../agreement/agreement';
import { mailTime } from '../mail/mail-time';
import { checkouts, users } from '../platform/records/collections';
import { asked } from './payment-deps';
import type { OpenedPage, PaymentProvider } from './provider/payment-provider';

/** The provider wants half an hour at least; we close the page ourselves, much sooner. */
export const PAGE_LIVES_MS = HOUR_MS;

interface Asked {
  readonly bookingId: string;
  readonly booking: Pick<Booking, 'spenderId' | 'activity' | 'startsAt' | 'timeZone' | 'price'>;
  /** The member's, if it is known. */
  readonly email: string | null;
  /** The member's clock that the checkout holds; null if it wasn't known then. */
  readonly clock: Clock | null;
  /** From 1. */
  readonly attempt: number;
  /** The time at which this attempt began: a repetition opens the same page. */
  readonly since: Date;
  /** The further requests that are authorized with the same card; none for one alone. */
  readonly authorizes: Checkout['authorizes'];
}

/**
 * Opens the provider's page for one attempt to pay for a booking, or finds the one that is open.
 * @throws AppError `payment-unavailable` if the provider doesn't answer.
 */
export async function openCheckoutPage(
  db: Firestore,
  provider: PaymentProvider,
  siteUrl: string,
  { bookingId, booking, email, clock, attempt, since, authorizes }: Asked,
): Promise<OpenedPage> {
  const address = email ?? (await emailOf(db, booking.spenderId));
  const back = `${siteUrl}/bookings/${encodeURIComponent(bookingId)}/payment`;
  return asked('opened', () =>
    provider.openCheckout({
      bookingId,
      attempt,
      amountMinor: booking.price.totalMinor,
      currency: booking.price.currency,
      title: sessionTitle(booking, clock, since),
      furtherNote: furtherNote(booking, authorizes),
      email: address,
      successUrl: back,
      cancelUrl: back,
      expiresAt: new Date(since.getTime() + PAGE_LIVES_MS),
    }),
  );
}

async function emailOf(db: Firestore, spenderId: string): Promise<string> {
  const member = (await users(db).doc(spenderId).get()).data();
  if (member === undefined) throw new AppError('forbidden', 'The member has no account');
  return member.email;
}

/** The name of a session on what the member reads at the provider and their bank. */
export function sessionTitle(booking: Asked['booking'], clock: Clock | null, since: Date): string {
  return `${activityOf(booking.activity).name}, ${whenOf(booking, clock, since)}`;
}

/** The words for a page by which more is authorized than what it names; null if there is nothing more. */
function furtherNote(
  { price }: Asked['booking'],
  authorizes: Checkout['authorizes'],
): string | null {
  if (authorizes.length === 0) return null;
  const totalMinor = checkoutTotal({ amountMinor: price.totalMinor, authorizes });
  const count = authorizes.length + 1;
  return `This is the first of ${count} weekly sessions, ${formatMoney(totalMinor)} in total. Your card is authorized for each on its own, and each is charged only once it’s accepted. The card isn’t kept afterwards.`;
}

/**
 * On the member's clock, and on the session's where they differ. A repetition has to ask for the same page, whatever the
 * member's clock is by then.
 */
function whenOf({ startsAt, timeZone }: Asked['booking'], clock: Clock | null, now: Date): string {
  return mailTime({ instant: startsAt, timeZone, clock, now });
}

/** A request that isn't paid yet. */
export interface UnpaidRequest extends Pick<Asked, 'email' | 'clock' | 'authorizes'> {
  readonly booking: Booking;
  /** Null if its page wasn't opened before. */
  readonly checkoutId: string | null;
}

interface FirstPage {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly siteUrl: string;
  readonly bookingId: string;
  /** The request, if it was made a moment ago; otherwise it is read. */
  readonly request?: UnpaidRequest;
}

/**
 * The page of a request that isn't paid yet; null if there is none to pay.
 * @throws AppError `payment-unavailable`; `no-agreement` if the two may not meet by now.
 */
export async function openFirstPage({
  db,
  provider,
  siteUrl,
  bookingId,
  request,
}: FirstPage): Promise<string | null> {
  const unpaid = request ?? (await readUnpaid(db, bookingId));
  if (unpaid === null) return null;
  const { booking, email, clock, checkoutId, authorizes } = unpaid;
  const since = booking.createdAt;
  const first = { bookingId, booking, email, clock, attempt: 1, since, authorizes };
  const page = await openCheckoutPage(db, provider, siteUrl, first);
  if (checkoutId === null) await checkouts(db).doc(bookingId).update({ checkoutId: page.id });
  return page.url;
}

function readUnpaid(db: Firestore, bookingId: string): Promise<UnpaidRequest | null> {
  return db.runTransaction(
    async (tx) => {
      const checkout = (await tx.get(checkouts(db).doc(bookingId))).data();
      if (checkout === undefined || checkout.booking === null) return null;
      const { booking, clock, checkoutId, authorizes } = checkout;
      // A while has passed since it was asked for.
      await requireAgreement(tx, db, booking);
      return { booking, clock, checkoutId, authorizes, email: null };
    },
    { readOnly: true },
  );
}
