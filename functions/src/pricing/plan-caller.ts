import type { User } from '@hearthkin/domain/account/user';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { users } from '../platform/records/collections';

/** Dependencies of a callable about a paid plan: it may have news for the member. */
export type PlanDeps = PaymentDeps & NotifyDeps;

export const planSecrets = [...paymentSecrets, ...mailSecrets];

export function planDeps(): PlanDeps {
  return { ...paymentDeps(), ...mailDeps() };
}

/** @throws AppError `forbidden` for a missing or suspended account. */
export async function requireActiveMember(db: Firestore, uid: string): Promise<User> {
  const member = (await users(db).doc(uid).get()).data();
  if (member === undefined) throw new AppError('forbidden', 'The caller has no account');
  if (member.accountStatus !== 'active') {
    throw new AppError('forbidden', 'The account is suspended');
  }
  return member;
}
