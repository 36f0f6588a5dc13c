import { isDeepStrictEqual } from 'node:util';
import { type Companion, companionSchema } from '@hearthkin/domain/companion/companion';
import { searchFieldsOf } from '@hearthkin/domain/companion/search-fields';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { companions } from '../core/collections';
import { isMissing, isOutdated } from '../core/contention';
import { dataOf, readOr } from '../core/converter';

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
 * Updates a listing's search fields, as it was written. Only if it has changed since, it is read again: that change may be
 * none for search. Its own write triggers another event, which finds nothing to change.
 */
export async function syncSearchFields(written: DocumentSnapshot): Promise<void> {
  const db = written.ref.firestore;
  const { updateTime } = written;
  const own = companions(db).doc(written.id);
  const change = changeOf(readOr<Companion>(companionSchema, written));
  if (change === null || updateTime === undefined) return;
  try {
    await own.update(change, { lastUpdateTime: updateTime });
    return;
  } catch (error) {
    if (!isOutdated(error) && !isMissing(error)) throw error;
  }
  await db.runTransaction(async (tx) => {
    const latest = changeOf(dataOf(await tx.get(own)));
    if (latest !== null) tx.update(own, latest);
  });
}

/** What is to be changed; null for nothing, and for a listing that is gone or can't be read. */
function changeOf(listing: Companion | null) {
  if (listing === null) return null;
  const { searchTokens, facets } = listing;
  const wanted = searchFieldsOf(listing);
  return isDeepStrictEqual({ searchTokens, facets }, wanted) ? null : { ...wanted };
}
