import type { Payout } from '@hearthkin/domain/payment/ledger';
import { holdPayout, startPayout } from '@hearthkin/domain/payment/settle';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { asRead, ifUnchanged } from '../platform/consistency/if-unchanged';
import { charges, payoutAccounts } from '../platform/records/collections';
import { refundedOf } from './give-back';
import { PaymentError, type PaymentProvider } from './provider/payment-provider';
import { syncPayoutAccount } from './sync-payout-account';

interface Sending {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly now: Date;
}

/**
 * Sends a payout that is due to the companion's account, once: a transfer that an earlier, interrupted run
 * made is found. Without an account that can receive it, it waits until there is one.
 */
export async function sendPayout(
  sending: Sending,
  found: QueryDocumentSnapshot<Payout>,
): Promise<{ readonly transferId: string } | 'waiting' | 'passed-over'> {
  const { db, provider } = sending;
  const { ref } = found;
  const bookingId = ref.parent.parent?.id ?? '';
  const begun = await ifUnchanged(begin(sending, found));
  if (begun === null) return 'passed-over';
  if (begun === 'waiting') return 'waiting';
  const { payout, accountId } = begun;
  const [made] = await provider.transfersOf(bookingId);
  if (made !== undefined) return { transferId: made.id };
  try {
    const { id } = await provider.transfer({
      bookingId,
      accountId,
      amountMinor: payout.payoutMinor,
      currency: payout.currency,
      chargeId: await chargeFor(db, provider, bookingId, payout),
      key: `${bookingId}:payout`,
    });
    return { transferId: id };
  } catch (error) {
    if (!(error instanceof PaymentError && error.code === 'refused')) throw error;
    await db.runTransaction(async (tx) => {
      const current = (await tx.get(ref)).data();
      if (current?.status === 'sending') tx.set(ref, holdPayout(current));
    });
    await syncPayoutAccount(sending, payout.earnerId, accountId);
    return 'waiting';
  }
}

/**
 * From here on no claim can stop it. Fails, for `ifUnchanged`, if it has changed since it was found.
 * @returns null if it isn't due.
 */
function begin({ db, now }: Sending, found: QueryDocumentSnapshot<Payout>) {
  const { ref } = found;
  const payout = found.data();
  return db.runTransaction(async (tx) => {
    if (payout.status !== 'pending' && payout.status !== 'sending') return null;
    const account = (await tx.get(payoutAccounts(db).doc(payout.earnerId))).data();
    if (account?.status !== 'ready') {
      if (payout.status === 'pending') tx.update(ref, { ...holdPayout(payout) }, asRead(found));
      return 'waiting' as const;
    }
    if (payout.status === 'pending') tx.update(ref, { ...startPayout(payout, now) }, asRead(found));
    return { payout, accountId: account.accountId };
  });
}

/**
 * The charge that the transfer is taken from: it may not have reached our balance yet. Null if it doesn't
 * cover the payout, since we bear a part, or there is none.
 */
async function chargeFor(
  db: Firestore,
  provider: PaymentProvider,
  bookingId: string,
  { payoutMinor }: Payout,
): Promise<string | null> {
  const paymentId = (await charges(db).doc(bookingId).get()).data()?.paymentId ?? null;
  if (paymentId === null) return null;
  const payment = await provider.readPayment(paymentId);
  const left = payment.capturedMinor - refundedOf(payment);
  return payment.status === 'captured' && payoutMinor <= left ? payment.chargeId : null;
}
