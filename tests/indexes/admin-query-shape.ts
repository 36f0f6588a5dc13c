import type { Query } from 'firebase-admin/firestore';
import type { Direction } from '../../production/deploy/index-file';
import { type Condition, conditionOn, type QueryShape } from './query-shape';

/** The used part of a query's wire format. */
interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: ProtoFilter;
  readonly orderBy?: readonly { readonly field: ProtoField; readonly direction: Direction }[];
  readonly findNearest?: { readonly vectorField: ProtoField };
}
interface ProtoField {
  readonly fieldPath: string;
}
interface ProtoFilter {
  readonly fieldFilter?: { readonly field: ProtoField; readonly op: string };
  /** For null and NaN: IS_NULL, IS_NAN and their opposites. */
  readonly unaryFilter?: { readonly field: ProtoField; readonly op: string };
  readonly compositeFilter?: {
    readonly op: 'AND' | 'OR';
    readonly filters: readonly ProtoFilter[];
  };
}

const OPERATORS: Readonly<Record<string, string>> = {
  EQUAL: '==',
  IS_NULL: '==',
  IS_NAN: '==',
  IN: 'in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
  NOT_IN: 'not-in',
};

/** The shape of an Admin SDK query, from its wire format. */
export function adminQueryShape(query: Query | FirebaseFirestore.VectorQuery): QueryShape {
  // The class has the method, but its published type doesn't.
  const sender = query as unknown as { toProto(): { readonly structuredQuery: StructuredQuery } };
  const { from, where, orderBy = [], findNearest } = sender.toProto().structuredQuery;
  const [source] = from;
  if (source === undefined) throw new Error('A query without a collection has no index.');
  return {
    collectionGroup: source.collectionId,
    scope: source.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    where: where === undefined ? [] : [condition(where)],
    orders: orderBy.map(({ field, direction }) => ({ field: field.fieldPath, direction })),
    ...(findNearest === undefined ? {} : { vector: findNearest.vectorField.fieldPath }),
  };
}

function condition({ compositeFilter, fieldFilter, unaryFilter }: ProtoFilter): Condition {
  if (compositeFilter) {
    const { op, filters } = compositeFilter;
    return { kind: op === 'OR' ? 'or' : 'and', of: filters.map(condition) };
  }
  const simple = fieldFilter ?? unaryFilter;
  if (simple === undefined) throw new Error('A filter of a kind that no index is known for.');
  return conditionOn(simple.field.fieldPath, OPERATORS[simple.op] ?? simple.op);
}
