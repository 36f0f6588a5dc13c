import type { Scope } from '../../production/deploy/index-file';
import { type Condition, DOCUMENT_ID, type Order, type QueryShape } from './query-shape';

/**
 * What an index must contain to serve a query (or one branch of an `or`): the fixed fields, in any
 * order, then the fields that order the result, in this order.
 */
export interface IndexNeed {
  readonly collectionGroup: string;
  readonly scope: Scope;
  /** Fields compared by equality, sorted by name. */
  readonly equal: readonly string[];
  /** The field of an `array-contains`. */
  readonly contains: string | null;
  /** Without the document's id if it comes last in the previous direction: every index has that. */
  readonly orders: readonly Order[];
  /** The field of a `findNearest`; null for other queries. */
  readonly vector: string | null;
}

type Simple = Extract<Condition, { readonly field: string }>;

/**
 * The indexes that production requires, one per branch of the query. Range fields also order the
 * result: those not in an `orderBy` come after it, by name, in the last direction. A fixed field
 * orders nothing.
 * @throws Error for a query that production refuses regardless of indexes.
 */
export function indexNeeds(shape: QueryShape): IndexNeed[] {
  const { collectionGroup, scope, vector = null } = shape;
  const branches = branchesOf({ kind: 'and', of: shape.where });
  const orders = impliedOrders(shape.orders, branches.flat());
  return branches.map((branch) => {
    const equal = fieldsOf(branch, 'equal');
    const arrays = fieldsOf(branch, 'contains');
    const [contains = null] = arrays;
    const ordering = orders.filter(({ field }) => !equal.includes(field));
    const isTwice = ordering.some(({ field }) => field === contains);
    if (arrays.length > 1 || isTwice || (contains !== null && equal.includes(contains))) {
      throw new Error(`No index serves ${arrays.join(' and ')} of ${collectionGroup} in this way.`);
    }
    const withoutId = withoutImpliedId(ordering);
    return { collectionGroup, scope, equal, contains, orders: withoutId, vector };
  });
}

/** The disjunctive normal form: any branch, whose conditions must all hold. */
function branchesOf(condition: Condition): Simple[][] {
  if (!('of' in condition)) return [[condition]];
  if (condition.kind === 'or') return condition.of.flatMap(branchesOf);
  return condition.of
    .map(branchesOf)
    .reduce<Simple[][]>(
      (sofar, next) => sofar.flatMap((left) => next.map((right) => [...left, ...right])),
      [[]],
    );
}

function fieldsOf(conditions: readonly Simple[], kind: Simple['kind']): string[] {
  const fields = conditions.filter((simple) => simple.kind === kind).map(({ field }) => field);
  return [...new Set(fields)].sort();
}

function impliedOrders(explicit: readonly Order[], conditions: readonly Simple[]): Order[] {
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const implied = fieldsOf(conditions, 'range')
    .filter((field) => explicit.every((order) => order.field !== field))
    .map((field) => ({ field, direction }));
  return [...explicit, ...implied];
}

function withoutImpliedId(orders: readonly Order[]): readonly Order[] {
  const last = orders.at(-1);
  const before = orders.at(-2)?.direction ?? 'ASCENDING';
  return last?.field === DOCUMENT_ID && last.direction === before ? orders.slice(0, -1) : orders;
}
