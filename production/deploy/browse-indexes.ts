import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACET_KEYS } from '@hearthkin/domain/companion/facets';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import type { CompositeIndex, IndexFile } from './index-file';

type Field = CompositeIndex['fields'][number];

const asc = (fieldPath: string): Field => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string): Field => ({ fieldPath, order: 'DESCENDING' });
const word: Field = { fieldPath: 'searchTokens', arrayConfig: 'CONTAINS' };

/** The orders of the browse page, as the ends of its indexes. */
const TAILS: readonly (readonly Field[])[] = [
  [desc('ratingAverage'), desc('ratingCount')],
  [asc('hourlyRate')],
  [desc('hourlyRate')],
  [desc('memberSince')],
];

/**
 * The filters that have an index of their own in each order, beside no filter: each alone, and a word together with a city.
 * Production merges the indexes of further combinations.
 */
const FILTERS: readonly (readonly Field[])[] = [
  [],
  [word],
  [asc('cityKey')],
  [word, asc('cityKey')],
  [asc('cell')],
  ...FACET_KEYS.map((key) => [asc(`facets.${key}`)]),
];

/** The indexes of the browse page. */
export function browseIndexes(): CompositeIndex[] {
  return TAILS.flatMap((tail) =>
    FILTERS.map((filter) => ({
      collectionGroup: 'companions',
      queryScope: 'COLLECTION' as const,
      fields: [asc('listed'), ...filter, ...tail],
    })),
  );
}

/** All indexes that a deployment sends: those of `firestore.indexes.json`, and those of the browse page. */
export function deployedIndexes(): IndexFile {
  const file: IndexFile = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'));
  return { ...file, indexes: [...file.indexes, ...browseIndexes()] };
}
