import { FACET_KEYS } from '@hearthkin/domain/companion/facets';
import type { CompositeIndex } from './index-file';

const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' as const });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' as const });

/** The orders of the browse page, as the ends of its indexes. */
const TAILS: readonly CompositeIndex['fields'][] = [
  [desc('ratingAverage'), desc('ratingCount')],
  [asc('hourlyRate')],
  [desc('hourlyRate')],
  [desc('memberSince')],
];

/**
 * The indexes of the browse page: one for every filter and order. Production merges those of
 * combined filters, so no combination needs one of its own.
 */
export function browseIndexes(): CompositeIndex[] {
  const heads: readonly CompositeIndex['fields'][number][] = [
    asc('listed'),
    { fieldPath: 'searchTokens', arrayConfig: 'CONTAINS' },
    asc('cityKey'),
    asc('cell'),
    ...FACET_KEYS.map((key) => asc(`facets.${key}`)),
  ];
  return TAILS.flatMap((tail) =>
    heads.map((head) => ({
      collectionGroup: 'companions',
      queryScope: 'COLLECTION' as const,
      fields: [head, ...tail],
    })),
  );
}

/** Whether an index is one of these, for any filter. */
export function isBrowseIndex({ collectionGroup, fields }: CompositeIndex): boolean {
  return (
    collectionGroup === 'companions' &&
    TAILS.some((tail) => tail.every((field, at) => isSame(fields.at(at - tail.length), field)))
  );
}

function isSame(one: CompositeIndex['fields'][number] | undefined, other: typeof one): boolean {
  return one?.fieldPath === other?.fieldPath && one?.order === other?.order;
}
