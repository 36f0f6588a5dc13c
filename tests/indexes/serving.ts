import type { CompositeIndex, FieldOverride, IndexMode } from '../../production/deploy/index-file';
import type { IndexNeed } from './index-need';
import { DOCUMENT_ID } from './query-shape';

/** An index of one field; every field has three, unless an override says otherwise. */
interface SingleIndex extends IndexMode {
  readonly field: string;
}

/** The fields compared by equality and `array-contains`, which come first in an index. */
export function fixedFields({ equal, contains }: IndexNeed): readonly string[] {
  return contains === null ? equal : [...equal, contains];
}

/**
 * The fixed fields of `need` that `index` covers; null if it doesn't apply. An index applies if it
 * has some of the fixed fields followed by the full order. Indexes aren't read backwards, so
 * directions must match.
 */
function coveredBy(index: CompositeIndex, need: IndexNeed): readonly string[] | null {
  if (index.collectionGroup !== need.collectionGroup || index.queryScope !== need.scope) {
    return null;
  }
  const isVector = index.fields.at(-1)?.vectorConfig !== undefined;
  if ((isVector ? index.fields.at(-1)?.fieldPath : null) !== need.vector) return null;
  const fields = isVector ? index.fields.slice(0, -1) : withoutId(index.fields, need);
  const fixed = fields.length - need.orders.length;
  const isFitting =
    fixed >= 0 &&
    need.orders.every(
      ({ field, direction }, at) =>
        fields[fixed + at]?.fieldPath === field && fields[fixed + at]?.order === direction,
    ) &&
    fields
      .slice(0, fixed)
      .every(({ fieldPath, order, arrayConfig }) =>
        fieldPath === need.contains
          ? arrayConfig === 'CONTAINS'
          : order !== undefined && need.equal.includes(fieldPath),
      );
  return isFitting ? fields.slice(0, fixed).map(({ fieldPath }) => fieldPath) : null;
}

/** The indexes that serve a query, and the fixed fields that none covers. */
interface Serving {
  readonly indexes: readonly CompositeIndex[];
  readonly uncovered: readonly string[];
}

/**
 * The indexes that serve `need`. An index of its own is preferred; otherwise production merges
 * indexes with the same order that together cover the fixed fields. Those that cover most come
 * first.
 */
export function serving(indexes: readonly CompositeIndex[], need: IndexNeed): Serving | null {
  const fixed = fixedFields(need);
  const candidates = indexes.flatMap((index) => {
    const covers = coveredBy(index, need);
    return covers === null ? [] : [{ index, covers }];
  });
  const taken: CompositeIndex[] = [];
  let uncovered = fixed;
  while (candidates.length > 0) {
    const gain = ({ covers }: (typeof candidates)[number]) =>
      uncovered.filter((field) => covers.includes(field)).length;
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    if (taken.length > 0 && gain(best) === 0) break;
    taken.push(best.index);
    uncovered = uncovered.filter((field) => !best.covers.includes(field));
    if (uncovered.length === 0) break;
  }
  return taken.length === 0 ? null : { indexes: taken, uncovered };
}

/** An index may have the document's id explicitly at its end. */
function withoutId(fields: CompositeIndex['fields'], need: IndexNeed): CompositeIndex['fields'] {
  const isOrdered = need.orders.some(({ field }) => field === DOCUMENT_ID);
  return !isOrdered && fields.at(-1)?.fieldPath === DOCUMENT_ID ? fields.slice(0, -1) : fields;
}

/**
 * The single-field indexes that serve `need`; null if it requires a composite one. Production
 * merges those of equalities only.
 */
export function singleIndexesFor(need: IndexNeed): SingleIndex[] | null {
  const { equal, contains, orders, vector } = need;
  if (vector !== null) return null;
  const fixed: SingleIndex[] = equal.map((field) => ({ field, order: 'ASCENDING' }));
  const others: SingleIndex[] = [
    ...(contains === null ? [] : [{ field: contains, arrayConfig: 'CONTAINS' as const }]),
    ...orders.map(({ field, direction }) => ({ field, order: direction })),
  ];
  const needsOne = others.some(({ field }) => field === DOCUMENT_ID);
  if (needsOne || (others.length > 0 && fixed.length + others.length > 1)) return null;
  return [...fixed, ...others];
}

/** Whether a field has an index in the file; by default none across collections. */
export function hasSingleIndex(
  { field, order, arrayConfig }: SingleIndex,
  { collectionGroup, scope }: IndexNeed,
  overrides: readonly FieldOverride[],
): boolean {
  // An override for a map applies to its fields, unless they have their own.
  const override = overrides
    .filter(
      ({ collectionGroup: of, fieldPath }) =>
        of === collectionGroup && (fieldPath === field || field.startsWith(`${fieldPath}.`)),
    )
    .reduce<FieldOverride | undefined>(
      (one, other) => (one && one.fieldPath.length > other.fieldPath.length ? one : other),
      undefined,
    );
  // Document ids are ordered without an index.
  if (override === undefined) return scope === 'COLLECTION' || field === DOCUMENT_ID;
  return override.indexes.some(
    (one) => one.queryScope === scope && one.order === order && one.arrayConfig === arrayConfig,
  );
}
