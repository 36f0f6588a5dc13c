import {
  type Discount,
  type OnceDiscountKind,
  onceDiscountKey,
} from '@hearthkin/domain/pricing/discounts';

/** The discounts that are given once. */
export const ONCE_DISCOUNT_KINDS: readonly OnceDiscountKind[] = ['silver-loyalty', 'first-session'];

function isOnce(kind: Discount['kind']): kind is OnceDiscountKind {
  return ONCE_DISCOUNT_KINDS.some((once) => once === kind);
}

/** Keys under which a booking with these discounts marks the once-only ones as used. */
export function onceDiscountKeys(
  discounts: readonly Pick<Discount, 'kind'>[],
  companionId: string,
): string[] {
  return discounts
    .map(({ kind }) => kind)
    .filter(isOnce)
    .map((kind) => onceDiscountKey(kind, companionId));
}
