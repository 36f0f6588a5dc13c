import { isDeepStrictEqual } from 'node:util';
import { type Companion, companionSchema } from '@hearthkin/domain/companion/companion';
import { searchFieldsOf } from '@hearthkin/domain/companion/search-fields';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { asRead } from '../platform/consistency/if-unchanged';
import { untilStable } from '../platform/consistency/until-stable';
import { companions } from '../platform/records/collections';
import { readOr } from '../platform/records/converter';

/** The search fields, and the fields they are made from. */
const SEARCH_FIELDS = [
  'displayName',
  'location',
  'bio',
  'age',
  'gender',
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
 * Updates a listing's search fields, as it was written. Only if it has changed since, it is read again: that change may be
 * none for search. Its own write triggers another event, which finds nothing to change.
 */
export async function syncSearchFields(written: DocumentSnapshot): Promise<void> {
  const own = companions(written.ref.firestore).doc(written.id).withConverter(null);
  let known: DocumentSnapshot | null = written;
  await untilStable(own.path, async () => {
    const doc = known ?? (await own.get());
    known = null;
    const change = changeOf(readOr<Companion>(companionSchema, doc));
    if (change !== null) await own.update(change, asRead(doc));
    return 'stable';
  });
}

/** The changes to make; null for nothing, and for a listing that is gone or can't be read. */
function changeOf(listing: Companion | null) {
  if (listing === null) return null;
  const { searchTokens, facets } = listing;
  const wanted = searchFieldsOf(listing);
  return isDeepStrictEqual({ searchTokens, facets }, wanted) ? null : { ...wanted };
}
