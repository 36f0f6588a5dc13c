import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { reviews, sessionReviews } from '../platform/records/collections';
import { pagesOf, unparsed } from '../platform/sweeps/pages';

/**
 * Deletes all reviews of a deleted account, published copies included. Each in a transaction, so
 * that one published meanwhile doesn't stay. May be repeated.
 */
export async function removeReviews(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(unparsed(sessionReviews(db, uid)))) {
    for (const { ref } of page) await removeOne(db, ref);
  }
}

function removeOne(db: Firestore, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (tx) => {
    const original = await tx.get(ref);
    const companionId: unknown = original.get('companionId');
    const reviewId: unknown = original.get('reviewId');
    if (typeof companionId === 'string' && typeof reviewId === 'string') {
      tx.delete(reviews(db, companionId).doc(reviewId));
    }
    tx.delete(ref);
  });
}
