import type { User } from '@hearthkin/domain/account/user';
import type { CreditEntry, StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import { PLAN_IDS } from '@hearthkin/domain/pricing/plans';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { creditEntries, subscriptions, users } from '../platform/records/collections';

/** Plans of which the provider is asked by now, longest due first. */
export function duePlans(db: Firestore, now: Date): Query<StoredSubscription> {
  return subscriptions(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/** Members with a plan, paid or free, by id. */
export function membersOnPlans(db: Firestore): Query<User> {
  return users(db).where('plan', 'in', PLAN_IDS).orderBy(FieldPath.documentId(), 'asc');
}

/** Entries of the credit that payments for plans have given a member, and of what was taken back. */
export function paymentEntries(db: Firestore, uid: string): Query<CreditEntry> {
  return creditEntries(db, uid).where('kind', 'in', ['grant', 'taken']);
}
