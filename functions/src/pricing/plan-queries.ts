import type { StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { subscriptions } from '../core/collections';

/** Plans of which the provider is asked by now, longest due first. */
export function duePlans(db: Firestore, now: Date): Query<StoredSubscription> {
  return subscriptions(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}
