import type { NamedQuery } from './check-indexes';
import { type Condition, DOCUMENT_ID, type QueryShape } from './query-shape';

/** A query in Firestore's wire format. */
export type WireQuery = Readonly<Record<string, unknown>>;

/** Asks a database. @throws Error with what it refuses the query for. */
export type Ask = (query: WireQuery) => Promise<unknown>;

/** The facts about a database that queries depend on. */
export interface Database {
  /** `projects/…/databases/…/documents`. */
  readonly root: string;
  /** The number of dimensions of its vectors. */
  readonly dimension: number;
}

/** A query that a database refused, with its sentence, which has the address where the index is made. */
export interface Refused {
  readonly names: readonly string[];
  readonly sentence: string;
}

/** Google's word where an index is missing, or is still being built. */
const NO_INDEX = /requires an index|index is not ready|index is currently building/i;

const AT_A_TIME = 8;

/**
 * Asks a database every query for one document, and names those that it has no index for. Queries that look the same are asked
 * once.
 * @throws Error for another refusal.
 */
export async function proveIndexes(
  queries: readonly NamedQuery[],
  ask: Ask,
  database: Database,
): Promise<{ readonly asked: number; readonly refused: readonly Refused[] }> {
  const named = new Map<string, string[]>();
  for (const { name, shape } of queries) {
    const wire = JSON.stringify(wireQuery(shape, database));
    named.set(wire, [...(named.get(wire) ?? []), name]);
  }
  const refused: Refused[] = [];
  const waiting = [...named];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [wire, names] = next;
      const sentence = await refusal(ask, JSON.parse(wire)).catch((cause: unknown) => {
        throw new Error(`${names[0]}: ${String(cause)}`, { cause });
      });
      if (sentence !== null) refused.push({ names, sentence });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { asked: named.size, refused };
}

async function refusal(ask: Ask, query: WireQuery): Promise<string | null> {
  try {
    await ask(query);
    return null;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    if (!NO_INDEX.test(sentence)) throw error;
    return sentence;
  }
}

/** A query of a shape, with values of no meaning: which index serves it depends on the shape alone. */
export function wireQuery(
  { collectionGroup, scope, where, orders, vector }: QueryShape,
  { root, dimension }: Database,
): WireQuery {
  return {
    from: [{ collectionId: collectionGroup, allDescendants: scope === 'COLLECTION_GROUP' }],
    ...(where.length > 0 && {
      where: filter({ kind: 'and', of: where }, `${root}/${collectionGroup}`),
    }),
    orderBy: orders.map(({ field, direction }) => ({ field: { fieldPath: field }, direction })),
    ...(vector === undefined
      ? { limit: 1 }
      : {
          findNearest: {
            vectorField: { fieldPath: vector },
            queryVector: vectorValue(dimension),
            distanceMeasure: 'EUCLIDEAN',
            limit: 1,
          },
        }),
  };
}

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '!=': 'NOT_EQUAL',
  'not-in': 'NOT_IN',
};

const PLAIN = { equal: '==', contains: 'array-contains', range: '>' } as const;
const OF_MANY: readonly string[] = ['in', 'array-contains-any', 'not-in'];

function filter(condition: Condition, collection: string): object {
  if ('of' in condition) {
    const op = condition.kind === 'or' ? 'OR' : 'AND';
    return { compositeFilter: { op, filters: condition.of.map((one) => filter(one, collection)) } };
  }
  const { kind, field, operator = PLAIN[kind] } = condition;
  const value = (name: string) =>
    field === DOCUMENT_ID ? { referenceValue: `${collection}/${name}` } : { stringValue: name };
  return {
    fieldFilter: {
      field: { fieldPath: field },
      op: OPERATORS[operator],
      value: OF_MANY.includes(operator)
        ? { arrayValue: { values: [value('a'), value('b')] } }
        : value('a'),
    },
  };
}

function vectorValue(dimension: number): object {
  const values = Array.from({ length: dimension }, () => ({ doubleValue: 0.5 }));
  const fields = { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
  return { mapValue: { fields } };
}
