import {
  type CompositeIndex,
  describeIndex,
  describeMode,
  type FieldOverride,
  type IndexFile,
} from '../../production/deploy/index-file';
import { type IndexNeed, indexNeeds } from './index-need';
import type { QueryShape } from './query-shape';
import { fixedFields, hasSingleIndex, serving, singleIndexesFor } from './serving';

export interface NamedQuery {
  readonly name: string;
  readonly shape: QueryShape;
}

interface IndexReport {
  /** The composite indexes that serve each query, or "automatic". */
  readonly served: ReadonlyMap<string, readonly string[]>;
  /** Sentences: which query lacks which index. */
  readonly missing: readonly string[];
  /** Indexes of the file that no query uses. */
  readonly unused: readonly string[];
}

/** Compares the needs of queries with the index file. */
export function checkIndexes(queries: readonly NamedQuery[], file: IndexFile): IndexReport {
  const served = new Map<string, readonly string[]>();
  const missing: string[] = [];
  const used = new Set<CompositeIndex>();
  const needs = queries.flatMap(({ name, shape }) =>
    indexNeeds(shape).map((need) => ({ name, need })),
  );
  for (const { name, need } of needs) {
    const by = (what: string) =>
      served.set(name, [...new Set([...(served.get(name) ?? []), what])]);
    const found = serving(file.indexes, need);
    if (isAutomatic(need, file.fieldOverrides)) {
      by('automatic');
    } else if (found === null || found.uncovered.length > 0) {
      const lacking = found?.uncovered ?? fixedFields(need);
      missing.push(`${name} needs the index ${describeNeed(only(need, lacking))}`);
    } else {
      for (const index of found.indexes) {
        used.add(index);
        by(describeIndex(index));
      }
    }
  }
  const idle = file.indexes.filter((index) => !used.has(index)).map(describeIndex);
  const allNeeds = needs.map(({ need }) => need);
  return { served, missing, unused: [...idle, ...file.fieldOverrides.flatMap(idleIn(allNeeds))] };
}

/** The part of a need with some of its fixed fields. */
function only(need: IndexNeed, fields: readonly string[]): IndexNeed {
  const { equal, contains } = need;
  return {
    ...need,
    equal: equal.filter((field) => fields.includes(field)),
    contains: contains !== null && fields.includes(contains) ? contains : null,
  };
}

function isAutomatic(need: IndexNeed, overrides: readonly FieldOverride[]): boolean {
  const singles = singleIndexesFor(need);
  return singles?.every((single) => hasSingleIndex(single, need, overrides)) ?? false;
}

/** Single-field indexes kept or added by an override that no query uses. */
function idleIn(needs: readonly IndexNeed[]) {
  return ({ collectionGroup, fieldPath, indexes }: FieldOverride): string[] =>
    indexes
      .filter(
        (index) =>
          !needs.some(
            (need) =>
              need.collectionGroup === collectionGroup &&
              need.scope === index.queryScope &&
              singleIndexesFor(need)?.some(
                ({ field, order, arrayConfig }) =>
                  field === fieldPath && order === index.order && arrayConfig === index.arrayConfig,
              ),
          ),
      )
      .map((index) => `${collectionGroup}.${fieldPath} ${describeMode(index)} (override)`);
}

function describeNeed(need: IndexNeed): string {
  const { collectionGroup, scope, equal, contains, orders, vector } = need;
  return describeIndex({
    collectionGroup,
    queryScope: scope,
    fields: [
      ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
      ...(contains === null ? [] : [{ fieldPath: contains, arrayConfig: 'CONTAINS' as const }]),
      ...orders.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
      ...(vector === null ? [] : [{ fieldPath: vector, vectorConfig: { dimension: 0 } }]),
    ],
  });
}
