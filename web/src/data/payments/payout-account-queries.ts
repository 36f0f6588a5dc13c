import { payoutAccountSchema } from '@hearthkin/domain/payment/payout-account';
import { documentsOf } from '../kit/documents';
import { document, source } from '../kit/queries';

const accounts = source('payoutAccounts', documentsOf(payoutAccountSchema));

/** A companion's own account at the payment provider; null before they opened one. */
export const payoutAccount = (uid: string) => document(`payout-account/${uid}`, accounts, uid);
