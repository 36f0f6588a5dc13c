import { isOnline, ONLINE_WITHIN_MS } from '@hearthkin/domain/companion/companion';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { companions } from '../core/collections';
import { processEach } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import { silentSince } from './companion-queries';

/**
 * Removes the online facet from companions who have been inactive. Runs every minute, so that a
 * companion who has left isn't offered for "talk right now". One who became active again is
 * skipped; a failure is logged and doesn't stop the rest.
 */
export const clearOnline = defineScheduled('clearOnline', {
  schedule: 'every 1 minutes',
  handler: async ({ db, now }: Run) => {
    const then = new Date(now.getTime() - ONLINE_WITHIN_MS);
    const count = await processEach(
      silentSince(db, then),
      'A companion could not be marked offline',
      ({ id }) => clearOne(db, id, now),
    );
    return { cleared: count('cleared'), failed: count('failed') };
  },
});

function clearOne(
  db: Firestore,
  companionId: string,
  now: Date,
): Promise<'cleared' | 'passed-over'> {
  const ref = companions(db).doc(companionId);
  return db.runTransaction(async (tx) => {
    const listing = (await tx.get(ref)).data();
    if (listing?.facets.online !== true || isOnline(listing, now)) return 'passed-over';
    tx.update(ref, { 'facets.online': FieldValue.delete() });
    return 'cleared';
  });
}
