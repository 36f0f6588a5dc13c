import type { Query } from 'firebase/firestore';
import { type Condition, conditionOn, type QueryShape } from './query-shape';

/** Internals of a web SDK query that its types lack. */
export interface InternalQuery {
  readonly path: { lastSegment(): string; canonicalString(): string };
  readonly collectionGroup: string | null;
  readonly filters: readonly AnyFilter[];
  readonly explicitOrderBy: readonly { readonly field: InternalField; readonly dir: string }[];
  readonly startAt: InternalBound | null;
  readonly endAt: InternalBound | null;
  readonly limit: number | null;
}
export interface InternalField {
  canonicalString(): string;
  isKeyField(): boolean;
  toArray(): string[];
}
interface InternalFilter {
  readonly field: InternalField;
  readonly op: string;
  readonly value: WireValue;
}
export type AnyFilter =
  | InternalFilter
  | { readonly filters: readonly AnyFilter[]; readonly op: 'and' | 'or' };
interface InternalBound {
  readonly position: readonly WireValue[];
  readonly inclusive: boolean;
}
/** A value as it goes over the wire; one of the fields is set. */
export interface WireValue {
  readonly stringValue?: string;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly nullValue?: string;
  readonly timestampValue?: { readonly seconds: string; readonly nanos: number };
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values?: readonly WireValue[] };
}

export function internalQuery(query: Query<unknown>): InternalQuery {
  // The class has the member, its published type does not.
  return (query as unknown as { readonly _query: InternalQuery })._query;
}

/** The shape of a web SDK query. */
export function webQueryShape(query: Query): QueryShape {
  const internal = internalQuery(query);
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

function condition(filter: AnyFilter): Condition {
  return 'filters' in filter
    ? { kind: filter.op, of: filter.filters.map(condition) }
    : conditionOn(filter.field.canonicalString(), filter.op);
}
