import { isDeepStrictEqual } from 'node:util';
import { searchFieldsOf } from '@hearthkin/domain/companion/search-fields';
import type { Firestore } from 'firebase-admin/firestore';
import { companions } from '../core/collections';

/** What search fields are made from, and the fields themselves. */
const CONCERNED = [
  'displayName',
  'location',
  'interests',
  'languages',
  'traits',
  'hourlyRate',
  'ratingAverage',
  'weeklyAvailability',
  'minimumSession',
  'searchTokens',
  'facets',
] as const;

/** A document as an event saw it. */
interface EventDocument {
  get(field: string): unknown;
}

/**
 * Whether a change of a listing concerns how it is found. A sign of life does only while its
 * companion does not count as online, so that the many that follow cost nothing.
 */
export function isSearchChange(before: EventDocument | undefined, after: EventDocument): boolean {
  const differs = (field: string) => !isDeepStrictEqual(before?.get(field), after.get(field));
  if (CONCERNED.some(differs)) return true;
  return after.get('facets.online') !== true && differs('lastActiveAt');
}

/**
 * Makes a listing findable by what it says now. Its own write comes back as an event, finds
 * nothing to change and ends there.
 */
export function syncSearchFields(db: Firestore, companionId: string, now: Date): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = companions(db).doc(companionId);
    const listing = (await tx.get(ref)).data();
    if (listing === undefined) return;
    const { searchTokens, facets } = listing;
    const wanted = searchFieldsOf(listing, now);
    if (!isDeepStrictEqual({ searchTokens, facets }, wanted)) tx.update(ref, { ...wanted });
  });
}
