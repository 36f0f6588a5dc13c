import { isDeepStrictEqual } from 'node:util';
import { searchFieldsOf } from '@hearthkin/domain/companion/search-fields';
import type { Firestore } from 'firebase-admin/firestore';
import { companions } from '../core/collections';

/** The search fields, and the fields they are made from. */
const SEARCH_FIELDS = [
  'displayName',
  'location',
  'bio',
  'interests',
  'languages',
  'traits',
  'hourlyRate',
  'ratingAverage',
  'weeklyAvailability',
  'minimumSession',
  'offer',
  'searchTokens',
  'facets',
] as const;

/** A document in an event. */
interface EventDocument {
  get(field: string): unknown;
}

/** Whether a change of a listing affects search. */
export function isSearchChange(before: EventDocument | undefined, after: EventDocument): boolean {
  return SEARCH_FIELDS.some((field) => !isDeepStrictEqual(before?.get(field), after.get(field)));
}

/**
 * Updates a listing's search fields. Its own write triggers another event, which finds nothing to
 * change.
 */
export function syncSearchFields(db: Firestore, companionId: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = companions(db).doc(companionId);
    const listing = (await tx.get(ref)).data();
    if (listing === undefined) return;
    const { searchTokens, facets } = listing;
    const wanted = searchFieldsOf(listing);
    if (!isDeepStrictEqual({ searchTokens, facets }, wanted)) tx.update(ref, { ...wanted });
  });
}
