import type { Direction, Scope } from '../../production/deploy/index-file';

/** The parts of a query that decide which index serves it, without values, limits and cursors. */
export interface QueryShape {
  /** The last segment of the collection's path. */
  readonly collectionGroup: string;
  readonly scope: Scope;
  /** Conditions that must all hold. */
  readonly where: readonly Condition[];
  readonly orders: readonly Order[];
  /** The field of a `findNearest`, which orders the result. */
  readonly vector?: string;
}

export interface Order {
  readonly field: string;
  readonly direction: Direction;
}

/**
 * `in` counts as `equal` and `array-contains-any` as `contains`: every branch of such a query has
 * the same shape. `!=` and `not-in` are ranges.
 */
export type Condition =
  | {
      readonly kind: 'equal' | 'contains' | 'range';
      readonly field: string;
      /** The SDK's operator; `==` and the like where it isn't said. */
      readonly operator?: string;
    }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] };

/** The field name of a document's id in both SDKs. */
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

/** The operators by which a kind is asked for if nothing else is said. */
const PLAIN: Readonly<Record<string, string>> = {
  '==': 'equal',
  'array-contains': 'contains',
  '>': 'range',
};

/** @throws Error for an unknown operator. */
export function conditionOn(field: string, operator: string): Condition {
  const kind = KINDS[operator];
  if (kind === undefined) throw new Error(`No index is known for the operator "${operator}".`);
  return kind === PLAIN[operator] ? { kind, field } : { kind, field, operator };
}
