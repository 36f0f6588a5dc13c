import { isOnline, ONLINE_WITHIN_MS } from '@hearthkin/domain/companion/companion';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { companions } from '../core/collections';
import { pagesOf } from '../core/pages';
import { silentSince } from './companion-queries';

/** Transactions under way at once. */
const ABREAST = 10;

/**
 * Takes companions off those who are online once they have been silent for long enough. One who
 * has come back in the meantime is passed over; one that fails is logged and does not stop the rest.
 */
export async function clearOnline(
  db: Firestore,
  now: Date,
): Promise<{ cleared: number; failed: number }> {
  const total = { cleared: 0, failed: 0 };
  const then = new Date(now.getTime() - ONLINE_WITHIN_MS);
  for await (const page of pagesOf(silentSince(db, then))) {
    for (let from = 0; from < page.length; from += ABREAST) {
      const group = page.slice(from, from + ABREAST);
      const outcomes = await Promise.allSettled(group.map(({ id }) => clearOne(db, id, now)));
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') {
          total.cleared += outcome.value ? 1 : 0;
          continue;
        }
        total.failed += 1;
        const companionId = group[index]?.id;
        logger.error('Somebody stays online', { companionId, error: String(outcome.reason) });
      }
    }
  }
  return total;
}

function clearOne(db: Firestore, companionId: string, now: Date): Promise<boolean> {
  const ref = companions(db).doc(companionId);
  return db.runTransaction(async (tx) => {
    const listing = (await tx.get(ref)).data();
    if (listing?.facets.online !== true || isOnline(listing, now)) return false;
    tx.update(ref, { 'facets.online': FieldValue.delete() });
    return true;
  });
}
