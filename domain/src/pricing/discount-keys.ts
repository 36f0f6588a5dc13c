import type { Credit } from './credits';
import {
  type Discount,
  ONCE_DISCOUNT_KINDS,
  type OnceDiscountKind,
  onceDiscountKey,
} from './discounts';

/**
 * Keys under which what a price uses up is remembered for a member: the session of the plan, the
 * discounts that are given once, the credits. A cancelled booking gives all of them back.
 * @param planKey the next free key of the plan (`planAllowance`).
 */
export function discountKeysOf(
  price: {
    readonly discounts: readonly Pick<Discount, 'kind'>[];
    readonly credits: readonly Pick<Credit, 'kind'>[];
  },
  companionId: string,
  planKey: string | null,
): string[] {
  const ofDiscounts = price.discounts.flatMap(({ kind }) => {
    if (kind === 'plan') return planKey === null ? [] : [planKey];
    return isOnce(kind) ? [onceDiscountKey(kind, companionId)] : [];
  });
  return [...ofDiscounts, ...price.credits.map(({ kind }) => kind)];
}

function isOnce(kind: Discount['kind']): kind is OnceDiscountKind {
  return ONCE_DISCOUNT_KINDS.some((once) => once === kind);
}
