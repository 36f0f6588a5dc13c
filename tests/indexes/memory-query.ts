import type { Query } from 'firebase/firestore';
import {
  type AnyFilter,
  type InternalField,
  type InternalQuery,
  internalQuery,
  type WireValue,
} from './web-query-shape';

/** A stored document: its path and its fields. */
export interface StoredDocument {
  readonly path: string;
  readonly data: object;
}

/** What a query compares: instants in milliseconds, document ids as paths. */
type Value = string | number | boolean | null | undefined;

/**
 * The documents that a query of the web SDK finds, in its order. Knows what the client's query
 * modules use: comparisons, `in`, array-contains, orders, cursors, limits and collection groups.
 *
 * @param limit replaces the query's own.
 * @throws Error for an operator it does not know
 */
export function runQuery(
  query: Query<unknown>,
  documents: readonly StoredDocument[],
  limit?: number,
): readonly StoredDocument[] {
  const internal = internalQuery(query);
  const orders = internal.explicitOrderBy;
  const positionOf = (document: StoredDocument): readonly Value[] => [
    ...orders.map(({ field }) => comparable(fieldOf(field, document))),
    document.path,
  ];
  const compareAt = (one: readonly Value[], other: readonly Value[]): number => {
    for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
      const result = compare(one[index], other[index]);
      // The id, which comes last, follows the direction of the last order.
      const { dir } = orders[index] ?? orders.at(-1) ?? { dir: 'asc' };
      if (result !== 0) return dir === 'desc' ? -result : result;
    }
    return 0;
  };
  const isBetween = (position: readonly Value[]): boolean => {
    const { startAt, endAt } = internal;
    const start = startAt && compareAt(position, startAt.position.map(plain));
    const end = endAt && compareAt(position, endAt.position.map(plain));
    return (
      (start == null || start > 0 || (start === 0 && startAt?.inclusive === true)) &&
      (end == null || end < 0 || (end === 0 && endAt?.inclusive === true))
    );
  };
  return documents
    .filter((document) => isIn(internal, document.path))
    .filter((document) => internal.filters.every((filter) => matches(filter, document)))
    .map((document) => ({ document, position: positionOf(document) }))
    .filter(({ position }) => !position.includes(undefined) && isBetween(position))
    .sort((one, other) => compareAt(one.position, other.position))
    .slice(0, limit ?? internal.limit ?? documents.length)
    .map(({ document }) => document);
}

/** A query in a line: `stories?privacyLevel==public&by=publishedAt desc`. */
export function describeQuery(query: Query<unknown>): string {
  const { path, collectionGroup, filters, explicitOrderBy } = internalQuery(query);
  const words = filters.map((filter) =>
    'filters' in filter
      ? filter.op
      : `${filter.field.canonicalString()}${filter.op}${describeValue(filter.value)}`,
  );
  const orders = explicitOrderBy.map(({ field, dir }) => `${field.canonicalString()} ${dir}`);
  if (orders.length > 0) words.push(`by=${orders.join()}`);
  return `${collectionGroup === null ? path.canonicalString() : `*/${collectionGroup}`}?${words.join('&')}`;
}

function isIn({ path, collectionGroup }: InternalQuery, documentPath: string): boolean {
  const parent = documentPath.slice(0, documentPath.lastIndexOf('/'));
  return collectionGroup === null
    ? parent === path.canonicalString()
    : parent.split('/').at(-1) === collectionGroup;
}

function matches(filter: AnyFilter, document: StoredDocument): boolean {
  if ('filters' in filter) throw new Error('A query with and() or or() needs a case here.');
  const { field, op, value } = filter;
  const stored = fieldOf(field, document);
  const held = comparable(stored);
  const asked = plain(value);
  const isOrdered = held != null && typeof held === typeof asked;
  switch (op) {
    case '==':
      return held === asked;
    case 'in':
      return list(value).includes(held);
    case 'array-contains':
      return Array.isArray(stored) && stored.map(comparable).includes(asked);
    case '<':
      return isOrdered && compare(held, asked) < 0;
    case '<=':
      return isOrdered && compare(held, asked) <= 0;
    case '>':
      return isOrdered && compare(held, asked) > 0;
    case '>=':
      return isOrdered && compare(held, asked) >= 0;
    default:
      throw new Error(`A query with ${op} needs a case here.`);
  }
}

function fieldOf(field: InternalField, { path, data }: StoredDocument): unknown {
  if (field.isKeyField()) return path;
  return field
    .toArray()
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);
}

/** A stored value as it compares; undefined for what no query here compares. */
function comparable(value: unknown): Value {
  if (value instanceof Date) return value.getTime();
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as Value)
    : undefined;
}

/** A value of a query as it compares. */
function plain(value: WireValue): Value {
  const { timestampValue, referenceValue } = value;
  if (timestampValue) {
    return Number(timestampValue.seconds) * 1_000 + timestampValue.nanos / 1_000_000;
  }
  if (referenceValue !== undefined) return referenceValue.split('/documents/')[1];
  if (value.nullValue !== undefined) return null;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return value.stringValue ?? value.booleanValue ?? value.doubleValue;
}

function list({ arrayValue }: WireValue): readonly Value[] {
  return (arrayValue?.values ?? []).map(plain);
}

function describeValue(value: WireValue): string {
  if (value.timestampValue) return new Date(Number(plain(value))).toISOString();
  return value.arrayValue ? list(value).join() : String(plain(value));
}

/** Null comes before everything, as in Firestore. */
function compare(one: Value, other: Value): number {
  if (one === other) return 0;
  if (one == null) return -1;
  if (other == null) return 1;
  return one < other ? -1 : 1;
}
