import type { Query } from 'firebase/firestore';
import { type Condition, conditionOn, type QueryShape } from './query-shape';

/** Internals of a web SDK query that its types lack. */
interface InternalQuery {
  readonly path: { lastSegment(): string };
  readonly collectionGroup: string | null;
  readonly filters: readonly InternalFilter[];
  readonly explicitOrderBy: readonly { readonly field: InternalField; readonly dir: string }[];
}
interface InternalField {
  canonicalString(): string;
}
type InternalFilter =
  | { readonly field: InternalField; readonly op: string }
  | { readonly filters: readonly InternalFilter[]; readonly op: 'and' | 'or' };

/** The shape of a web SDK query. */
export function webQueryShape(query: Query): QueryShape {
  // The class has the member, but its published type doesn't.
  const { _query: internal } = query as unknown as { readonly _query: InternalQuery };
  return {
    collectionGroup: internal.collectionGroup ?? internal.path.lastSegment(),
    scope: internal.collectionGroup === null ? 'COLLECTION' : 'COLLECTION_GROUP',
    where: internal.filters.map(condition),
    orders: internal.explicitOrderBy.map(({ field, dir }) => ({
      field: field.canonicalString(),
      direction: dir === 'desc' ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}

function condition(filter: InternalFilter): Condition {
  return 'filters' in filter
    ? { kind: filter.op, of: filter.filters.map(condition) }
    : conditionOn(filter.field.canonicalString(), filter.op);
}
