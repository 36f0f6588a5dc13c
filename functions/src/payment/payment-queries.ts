import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { asPayout } from '../core/collections';

/**
 * Unpaid payouts that are due, longest due first; optionally of one companion. Indexes across
 * collections: (status, dueAt) and (earnerId, status, dueAt).
 */
export function duePayouts(db: Firestore, now: Date, earnerId?: string): Query<Payout> {
  const all: Query<Payout> = db.collectionGroup('payouts').withConverter(asPayout);
  const theirs = earnerId === undefined ? all : all.where('earnerId', '==', earnerId);
  return theirs.where('status', '==', 'pending').where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}
