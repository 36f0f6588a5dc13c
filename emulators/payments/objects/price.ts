import { CURRENCY } from '@hearthkin/domain/foundation/money';
import type { Plan, PlanInfo } from '@hearthkin/domain/pricing/plans';
import type { Stripe } from 'stripe';

/** The monthly price of a plan. Prices in fractions of a cent aren't used. */
export function priceObject(plan: Plan, info: PlanInfo, created: number): Stripe.Price {
  return {
    id: `price_${plan}`,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: CURRENCY.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: `plan_${plan}`,
    metadata: { plan },
    nickname: info.name,
    product: `prod_${plan}`,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: info.priceMinor,
    unit_amount_decimal: null,
  };
}

/** The older form of a price, which items of subscriptions still carry. */
export function planObject(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
