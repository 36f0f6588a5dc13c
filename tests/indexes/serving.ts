import type { CompositeIndex, FieldOverride, IndexMode } from './index-file';
import type { IndexNeed } from './index-need';
import { DOCUMENT_ID } from './query-shape';

/** An index of one field; every field has three, unless an override says otherwise. */
export interface SingleIndex extends IndexMode {
  readonly field: string;
}

/**
 * Whether `index` alone serves `need`. Stricter than production in one point: that may also answer
 * from several composite indexes which end alike, at the price of reading more of them. Indexes are
 * read forwards only, so the directions must be those of the query.
 */
export function serves(index: CompositeIndex, need: IndexNeed): boolean {
  if (index.collectionGroup !== need.collectionGroup || index.queryScope !== need.scope) {
    return false;
  }
  const fixed = need.equal.length + (need.contains === null ? 0 : 1);
  const fields = withoutId(index.fields, need);
  const prefix = fields.slice(0, fixed);
  const suffix = fields.slice(fixed);
  return (
    fields.length === fixed + need.orders.length &&
    need.equal.every((field) => prefix.some((one) => one.fieldPath === field && one.order)) &&
    (need.contains === null ||
      prefix.some((one) => one.fieldPath === need.contains && one.arrayConfig === 'CONTAINS')) &&
    need.orders.every(
      ({ field, direction }, at) =>
        suffix[at]?.fieldPath === field && suffix[at]?.order === direction,
    )
  );
}

/** An index may spell out the document's id at its end, which it holds anyway. */
function withoutId(fields: CompositeIndex['fields'], need: IndexNeed): CompositeIndex['fields'] {
  const isOrdered = need.orders.some(({ field }) => field === DOCUMENT_ID);
  return !isOrdered && fields.at(-1)?.fieldPath === DOCUMENT_ID ? fields.slice(0, -1) : fields;
}

/**
 * The indexes of single fields that serve `need`; null when it takes a composite one. Production
 * merges those of any number of equalities, and nothing else.
 */
export function singleIndexesFor({ equal, contains, orders }: IndexNeed): SingleIndex[] | null {
  const fixed: SingleIndex[] = equal.map((field) => ({ field, order: 'ASCENDING' }));
  const others: SingleIndex[] = [
    ...(contains === null ? [] : [{ field: contains, arrayConfig: 'CONTAINS' as const }]),
    ...orders.map(({ field, direction }) => ({ field, order: direction })),
  ];
  const needsOne = others.some(({ field }) => field === DOCUMENT_ID);
  if (needsOne || (others.length > 0 && fixed.length + others.length > 1)) return null;
  return [...fixed, ...others];
}

/** Whether the file leaves a field the index; by itself a field has none across collections. */
export function hasSingleIndex(
  { field, order, arrayConfig }: SingleIndex,
  { collectionGroup, scope }: IndexNeed,
  overrides: readonly FieldOverride[],
): boolean {
  const override = overrides.find(
    (one) => one.collectionGroup === collectionGroup && one.fieldPath === field,
  );
  // The ids of documents are ordered without any index.
  if (override === undefined) return scope === 'COLLECTION' || field === DOCUMENT_ID;
  return override.indexes.some(
    (one) => one.queryScope === scope && one.order === order && one.arrayConfig === arrayConfig,
  );
}
