import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import type { Firestore } from 'firebase-admin/firestore';
import { companions, payoutAccounts } from '../platform/records/collections';
import { waitingPayouts } from './payment-queries';
import { payoutStateOf } from './payout-state';
import type { PaymentProvider } from './provider/payment-provider';

interface Syncing {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly now: Date;
}

/**
 * Stores what the provider says of a companion's account. Once it is ready, what waited for it is sent
 * with the next payouts.
 */
export async function syncPayoutAccount(
  { db, provider, now }: Syncing,
  uid: string,
  accountId: string,
): Promise<PayoutAccount> {
  const { isReady, isSubmitted, missing, missingBy } = await provider.readAccount(accountId);
  const account: PayoutAccount = {
    accountId,
    status: isReady ? 'ready' : 'incomplete',
    isSubmitted,
    missing: missing.slice(0, 50).map((name) => name.slice(0, 200)),
    missingBy,
    updatedAt: now,
  };
  await db.runTransaction(async (tx) => {
    const listing = await tx.get(companions(db).doc(uid));
    tx.set(payoutAccounts(db).doc(uid), account);
    // The listing's trigger lists them, or doesn't any longer.
    if (listing.exists) tx.update(listing.ref, { payoutAccount: payoutStateOf(account) });
  });
  if (isReady) await resumePayouts(db, uid);
  return account;
}

async function resumePayouts(db: Firestore, uid: string): Promise<void> {
  const waiting = await waitingPayouts(db, uid).get();
  for (const { ref } of waiting.docs) {
    await db.runTransaction(async (tx) => {
      const status = (await tx.get(ref)).data()?.status;
      if (status === 'waiting') tx.update(ref, { status: 'pending' });
    });
  }
}
