import type { Credit } from './credits';
import { type Discount, type MemberStanding, onceDiscountKey } from './discounts';

/**
 * The keys of everything a booking uses up: the plan's session, the first session with the
 * companion (at a discount or not), one-time discounts, credits. Cancelling the booking frees them
 * all.
 * @param planKey the plan's next free key (`planAllowance`).
 */
export function discountKeysOf(
  price: {
    readonly discounts: readonly Pick<Discount, 'kind'>[];
    readonly credits: readonly Pick<Credit, 'kind'>[];
  },
  { hadSessionWithCompanion }: Pick<MemberStanding, 'hadSessionWithCompanion'>,
  companionId: string,
  planKey: string | null,
): string[] {
  const has = (kind: Discount['kind']) =>
    price.discounts.some((discount) => discount.kind === kind);
  return [
    ...(has('plan') && planKey !== null ? [planKey] : []),
    ...(has('silver-loyalty') ? [onceDiscountKey('silver-loyalty', companionId)] : []),
    ...(hadSessionWithCompanion ? [] : [onceDiscountKey('first-session', companionId)]),
    ...price.credits.map(({ kind }) => kind),
  ];
}
