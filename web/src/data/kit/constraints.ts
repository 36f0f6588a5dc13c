/**
 * What a query asks for, described without the code of the database, which comes later than the first page that
 * asks. The names and meanings are those of Firestore's SDK.
 */

/** A field by its path, with dots or as segments; or the document's id. */
export type Field = string | readonly string[] | typeof ID;

const ID = Symbol('document id');

/** The value that a field is compared with. */
export type Comparable =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly (string | number | boolean | null)[];

export type Comparison = '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';

export interface Where {
  readonly kind: 'where';
  readonly field: Field;
  readonly op: Comparison;
  readonly value: Comparable;
}

export interface OrderBy {
  readonly kind: 'orderBy';
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

interface Limit {
  readonly kind: 'limit';
  readonly count: number;
}

/** A place in the order: values of its fields. */
export interface Cursor {
  readonly kind: 'startAt' | 'endAt' | 'endBefore';
  readonly values: readonly Comparable[];
}

export type Constraint = Where | OrderBy | Limit | Cursor;

export function where(field: Field, op: Comparison, value: Comparable): Where {
  return { kind: 'where', field, op, value };
}

export function orderBy(field: Field, direction: 'asc' | 'desc' = 'asc'): OrderBy {
  return { kind: 'orderBy', field, direction };
}

export function limit(count: number): Limit {
  return { kind: 'limit', count };
}

export const startAt = cursor('startAt');
export const endAt = cursor('endAt');
export const endBefore = cursor('endBefore');

function cursor(kind: Cursor['kind']) {
  return (...values: readonly Comparable[]): Cursor => ({ kind, values });
}

/** The document's id. */
export function documentId(): typeof ID {
  return ID;
}

export function isId(field: Field): field is typeof ID {
  return field === ID;
}
