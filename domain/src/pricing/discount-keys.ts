import type { Credit } from './credits';
import {
  type Discount,
  ONCE_DISCOUNT_KINDS,
  type OnceDiscountKind,
  onceDiscountKey,
} from './discounts';

/**
 * The keys of everything a price uses up: the plan's session, one-time discounts, credits.
 * Cancelling the booking frees them all.
 * @param planKey the plan's next free key (`planAllowance`).
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
