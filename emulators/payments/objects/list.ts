import type { Stripe } from 'stripe';

/** A list with all that there is. */
export function listObject<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
