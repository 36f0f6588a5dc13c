import type { Firestore } from 'firebase-admin/firestore';
import type { NotifyDeps } from '../mail/mail-params';
import { giveBack } from '../payment/give-back';
import { payoutAccountBy } from '../payment/payment-queries';
import {
  type CheckoutState,
  PaymentError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
} from '../payment/provider/payment-provider';
import { settleCheckout } from '../payment/settle-checkout';
import { syncPayoutAccount } from '../payment/sync-payout-account';
import { syncSubscription } from '../pricing/sync-subscription';
import { moveCharge } from './move-charge';

interface Following {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly now: Date;
  /** For what a member is told of their plan. */
  readonly mail: NotifyDeps;
}

/** Brings our books to what the provider says now of something that it told us about. */
export async function followPayment(
  following: Following,
  subject: NonNullable<ProviderEvent['subject']>,
): Promise<void> {
  const { db, provider } = following;
  if (subject.kind === 'account') {
    const [found] = (await payoutAccountBy(db, subject.id).get()).docs;
    if (found !== undefined) await syncPayoutAccount(following, found.id, subject.id);
    return;
  }
  const { subscriptionId, bookingId } = (await ownerOf(provider, subject)) ?? NO_OWNER;
  if (subscriptionId !== null) {
    const { now, mail } = following;
    await syncSubscription(db, provider, subscriptionId, now, mail);
    return;
  }
  if (bookingId === null || (await followBooking(following, bookingId))) return;
  // The member or the companion has left meanwhile.
  const payment = await paymentOf(provider, subject);
  if (payment === null) return;
  await giveBack(provider, payment);
  await provider.forgetCard(payment.id);
}

/**
 * What isn't a booking yet, or its payment afterwards: one commit makes the booking and its charge.
 * @returns false if there is neither.
 */
export async function followBooking(
  { db, provider, now }: Omit<Following, 'mail'>,
  bookingId: string,
): Promise<boolean> {
  const moving = { db, provider, bookingId, now };
  if ((await moveCharge(moving)) !== null) return true;
  return (await settleCheckout(moving)) !== null;
}

async function paymentOf(
  provider: PaymentProvider,
  { kind, id }: NonNullable<ProviderEvent['subject']>,
): Promise<ProviderPayment | null> {
  const paymentId = kind === 'checkout' ? (await provider.readCheckout(id)).paymentId : id;
  return paymentId === null ? null : provider.readPayment(paymentId);
}

/** The owner of something at the provider: a plan, or a booking, even before it is one. */
type Owner = Pick<CheckoutState, 'subscriptionId' | 'bookingId'>;

const NO_OWNER: Owner = { subscriptionId: null, bookingId: null };

async function ownerOf(
  provider: PaymentProvider,
  { kind, id }: NonNullable<ProviderEvent['subject']>,
): Promise<Owner | null> {
  if (kind === 'subscription') return { subscriptionId: id, bookingId: null };
  return unlessGone(async () => {
    if (kind === 'checkout') return provider.readCheckout(id);
    const payment = await provider.readPayment(id);
    return { subscriptionId: await planOf(provider, payment), bookingId: payment.bookingId };
  });
}

/**
 * The plan of a payment of which something went back, or is asked back; null for one of a booking. Of any other payment
 * for a plan, its invoice tells.
 */
export async function planOf(
  provider: PaymentProvider,
  { id, bookingId, refunds, chargeback }: ProviderPayment,
): Promise<string | null> {
  const isBack = refunds.length > 0 || chargeback !== null;
  return bookingId === null && isBack ? provider.planOfPayment(id) : null;
}

async function unlessGone<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PaymentError && error.code === 'gone') return null;
    throw error;
  }
}
