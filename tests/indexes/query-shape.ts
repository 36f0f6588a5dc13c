/** What of a query decides which index serves it; values, limits and cursors do not. */
export interface QueryShape {
  /** The last segment of the collection's path. */
  readonly collectionGroup: string;
  readonly scope: Scope;
  /** Conditions that hold together. */
  readonly where: readonly Condition[];
  readonly orders: readonly Order[];
}

/** One collection, or every collection of that name wherever it lies. */
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export type Direction = 'ASCENDING' | 'DESCENDING';

export interface Order {
  readonly field: string;
  readonly direction: Direction;
}

/**
 * `in` is an `equal` for each of its values and `array-contains-any` a `contains`: every branch of
 * such a query has the same shape. `!=` and `not-in` read ranges.
 */
export type Condition =
  | { readonly kind: 'equal' | 'contains' | 'range'; readonly field: string }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] };

/** The field by which both SDKs mean the id of a document. */
export const DOCUMENT_ID = '__name__';

const KINDS: Readonly<Record<string, 'equal' | 'contains' | 'range'>> = {
  '==': 'equal',
  in: 'equal',
  'array-contains': 'contains',
  'array-contains-any': 'contains',
  '<': 'range',
  '<=': 'range',
  '>': 'range',
  '>=': 'range',
  '!=': 'range',
  'not-in': 'range',
};

/** @throws Error for an operator that no index is known for. */
export function conditionOn(field: string, operator: string): Condition {
  const kind = KINDS[operator];
  if (kind === undefined) throw new Error(`No index is known for the operator "${operator}".`);
  return { kind, field };
}
