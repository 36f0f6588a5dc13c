import { randomInt } from 'node:crypto';
import { isOnline, ONLINE_SHARDS } from '@hearthkin/domain/companion/live';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { companions, liveOf } from '../platform/records/collections';

/**
 * Marks a companion online or offline, by their last activity: in the listing, which lists are made from, and
 * in the document that `clearOnline` finds. Writes only when it changes, so that a heartbeat writes
 * no listing. Needs nothing else of the listing.
 */
export function syncOnline(
  db: Firestore,
  companionId: string,
  now: Date,
): Promise<'marked-online' | 'marked-offline' | 'unchanged'> {
  const listingRef = companions(db).doc(companionId);
  const liveRef = liveOf(db, companionId);
  return db.runTransaction(async (tx) => {
    const [listing, snapshot] = await Promise.all([tx.get(listingRef), tx.get(liveRef)]);
    const live = snapshot.data();
    // Both go with the account.
    if (!listing.exists || live === undefined) return 'unchanged';
    const online = isOnline(live, now);
    const isMarked = listing.get('facets.online') === true;
    if (online === isMarked && online === (live.onlineShard !== null)) return 'unchanged';
    if (online !== isMarked) {
      tx.update(listingRef, { 'facets.online': online ? true : FieldValue.delete() });
    }
    tx.update(liveRef, { onlineShard: online ? randomInt(ONLINE_SHARDS) : null });
    return online ? 'marked-online' : 'marked-offline';
  });
}
