import {
  nameOf,
  type WireCursor,
  type WireOrder,
  type WireQuery,
} from '../../firebase/firestore-rest';
import type { Wire, WireDocument } from '../../firebase/wire';
import {
  type Comparable,
  type Constraint,
  type Cursor,
  type Field,
  isId,
  type Where,
} from './constraints';
import type { Asked } from './queries';

const OPS = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const satisfies Record<Where['op'], string>;

/** The collection of a path and the document above it, '' for none. */
export function placeOf(path: string): { readonly parent: string; readonly collectionId: string } {
  const at = path.lastIndexOf('/');
  return { parent: path.slice(0, Math.max(0, at)), collectionId: path.slice(at + 1) };
}

/** The REST form of what the kit describes. Not for groups. */
export function wireQueryOf({
  path,
  constraints,
  publicFields: fields,
}: Pick<Asked<unknown>, 'path' | 'constraints' | 'publicFields'>): WireQuery {
  const all = <Kind extends Constraint['kind']>(kind: Kind) =>
    constraints.filter((one): one is Extract<Constraint, { kind: Kind }> => one.kind === kind);
  const value = (one: Comparable, field: Field | undefined) => wireOf(one, path, field);
  const filters = all('where').map(({ field, op, value: wanted }) => {
    const on = { fieldPath: pathOf(field) };
    return wanted === null
      ? { unaryFilter: { field: on, op: 'IS_NULL' } }
      : { fieldFilter: { field: on, op: OPS[op], value: value(wanted, field) } };
  });
  const orders = all('orderBy');
  const cursor = (kind: Cursor['kind'], before: boolean): WireCursor | undefined => {
    const [found] = all(kind);
    const values = found?.values.map((one, index) => value(one, orders[index]?.field));
    return values && { values, before };
  };
  const [start, end] = [
    cursor('startAt', true),
    cursor('endAt', false) ?? cursor('endBefore', true),
  ];
  const [most] = all('limit');
  return {
    from: [{ collectionId: placeOf(path).collectionId }],
    ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
    ...(filters.length === 1 && { where: filters[0] ?? {} }),
    ...(filters.length > 1 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orders.length > 0 && {
      orderBy: orders.map(
        ({ field, direction }): WireOrder => ({
          field: { fieldPath: pathOf(field) },
          direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
        }),
      ),
    }),
    ...(start && { startAt: start }),
    ...(end && { endAt: end }),
    ...(most && { limit: most.count }),
  };
}

/** A page of a query, after a document of it. Documents that are equal in its order are ordered by id, as the SDK does. */
export function pageOf(query: WireQuery, size: number, after: WireDocument | null): WireQuery {
  const { orderBy = [] } = query;
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  const page = {
    ...query,
    orderBy: [...orderBy, { field: { fieldPath: '__name__' }, direction }],
    limit: size,
  };
  if (after === null) return page;
  const values = orderBy.map(({ field }) => valueAt(after, field.fieldPath));
  return {
    ...page,
    startAt: { values: [...values, { referenceValue: after.name }], before: false },
  };
}

/** The value of a field that a query orders by; each document that it finds has it. */
function valueAt({ fields = {} }: WireDocument, fieldPath: string): Wire {
  const [first = '', ...rest] = fieldPath.split('.');
  return rest.reduce<Wire>(
    (value, name) => value.mapValue?.fields?.[name] ?? { nullValue: null },
    fields[first] ?? { nullValue: null },
  );
}

const SIMPLE = /^[A-Za-z_]\w*$/;

function pathOf(field: Field): string {
  if (isId(field)) return '__name__';
  if (typeof field === 'string') return field;
  return field
    .map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

function wireOf(value: Comparable, path: string, field: Field | undefined): Wire {
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((one) => wireOf(one, path, field)) } };
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  const text = String(value);
  return field !== undefined && isId(field)
    ? { referenceValue: nameOf(`${path}/${text}`) }
    : { stringValue: text };
}
