import type { Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../platform/sweeps/pages';
import { checkoutsOf } from './payment-queries';
import { letGo } from './settle-checkout';

/**
 * Ends and deletes the unpaid requests of a person who leaves, on either side. What is authorized on a page
 * that is still open is released, since no booking needs it.
 */
export async function dropCheckouts(db: Firestore, uid: string, now: Date): Promise<void> {
  for (const side of ['spenderId', 'earnerId'] as const) {
    for await (const page of pagesOf(checkoutsOf(db, side, uid))) {
      for (const { ref, id } of page) {
        await letGo(db, id, 'left', now);
        await ref.delete();
      }
    }
  }
}
