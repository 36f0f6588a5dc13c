import type { Direction } from '../../production/deploy/index-file';
import type { QueryShape } from './query-shape';

/** The part of a request of Firestore's REST interface that decides on its index. */
interface StructuredQuery {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly where: { readonly fieldFilter: { readonly field: { readonly fieldPath: string } } };
  readonly orderBy: readonly {
    readonly field: { readonly fieldPath: string };
    readonly direction: Direction;
  }[];
}

/** Of a request with one condition, an equality. */
export function restQueryShape({ from, where, orderBy }: StructuredQuery): QueryShape {
  const [{ collectionId }] = from;
  return {
    collectionGroup: collectionId,
    scope: 'COLLECTION',
    where: [{ kind: 'equal', field: where.fieldFilter.field.fieldPath }],
    orders: orderBy.map(({ field, direction }) => ({ field: field.fieldPath, direction })),
  };
}
