import type { Firestore } from 'firebase-admin/firestore';
import type { NotifyDeps } from '../core/mail-params';
import { syncSubscription } from '../pricing/sync-subscription';
import { giveBack } from './give-back';
import { moveCharge } from './move-charge';
import { payoutAccountBy } from './payment-queries';
import {
  PaymentError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
} from './provider/payment-provider';
import { settleCheckout } from './settle-checkout';
import { syncPayoutAccount } from './sync-payout-account';

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
  const subscriptionId = await subscriptionOf(provider, subject);
  if (subscriptionId !== null) {
    const { now, mail } = following;
    await syncSubscription(db, provider, subscriptionId, now, mail);
    return;
  }
  const bookingId = await bookingOf(provider, subject);
  if (bookingId === null || (await followBooking(following, bookingId))) return;
  // The member or the companion has left meanwhile.
  const payment = await paymentOf(provider, subject);
  if (payment !== null) await giveBack(provider, payment);
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

async function subscriptionOf(
  provider: PaymentProvider,
  { kind, id }: NonNullable<ProviderEvent['subject']>,
): Promise<string | null> {
  if (kind === 'subscription') return id;
  if (kind !== 'checkout') return null;
  return unlessGone(async () => (await provider.readCheckout(id)).subscriptionId);
}

async function bookingOf(
  provider: PaymentProvider,
  { kind, id }: NonNullable<ProviderEvent['subject']>,
): Promise<string | null> {
  return unlessGone(async () => {
    if (kind === 'checkout') return (await provider.readCheckout(id)).bookingId;
    return kind === 'payment' ? (await provider.readPayment(id)).bookingId : null;
  });
}

async function unlessGone<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PaymentError && error.code === 'gone') return null;
    throw error;
  }
}
