import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { allOf } from '../core/pages';
import { unfinishedRemovals } from './account-queries';
import { type RemovalDeps, removeAccount } from './remove-account';

/**
 * Continues removals that stopped half way. Runs hourly, since it is needed only after a failure. A
 * failure is logged and doesn't stop the rest.
 */
export async function finishRemovals(
  db: Firestore,
  deps: RemovalDeps,
  now: Date,
): Promise<{ finished: number; failed: number }> {
  const total = { finished: 0, failed: 0 };
  for (const { id } of await allOf(unfinishedRemovals(db))) {
    try {
      await removeAccount(db, deps, id, now);
      total.finished += 1;
    } catch (error) {
      logger.error('A removal could not be finished', { uid: id, error: String(error) });
      total.failed += 1;
    }
  }
  return total;
}
