import type { Companion } from '@hearthkin/domain/companion/companion';
import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { payoutAccounts } from '../platform/records/collections';
import { arePaymentsLive } from './provider/payment-params';

/** The facts of a companion's account in their listing, which decide whether they are listed. */
export function payoutStateOf(
  account: Pick<PayoutAccount, 'status'> | undefined,
): Companion['payoutAccount'] {
  return account?.status === 'ready' ? 'ready' : 'missing';
}

/** The same, read; without live payments no one needs an account. */
export async function readPayoutState(
  tx: Transaction,
  db: Firestore,
  uid: string,
): Promise<Companion['payoutAccount']> {
  if (!arePaymentsLive()) return 'not-needed';
  return payoutStateOf((await tx.get(payoutAccounts(db).doc(uid))).data());
}
