import { isDeepStrictEqual } from 'node:util';
import { searchTokensOf } from '@hearthkin/domain/companion/search-tokens';
import type { Firestore } from 'firebase-admin/firestore';
import { companions } from '../core/collections';

/**
 * Makes a listing findable by what it says now. Its own write comes back as an event, finds
 * nothing to change and ends there.
 */
export function syncSearchTokens(db: Firestore, companionId: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = companions(db).doc(companionId);
    const listing = (await tx.get(ref)).data();
    if (listing === undefined) return;
    const searchTokens = searchTokensOf(listing);
    if (!isDeepStrictEqual(listing.searchTokens, searchTokens)) tx.update(ref, { searchTokens });
  });
}
