import type { Stripe } from 'stripe';
import { listObject } from '../objects/list';
import { type Params, text, whole, within } from '../params';

const MOST = 100;
const USUAL = 10;

/** A page of what passes, as the parameters ask for it. */
export function page<T extends { id: string; created?: number }>(
  params: Params,
  url: string,
  newestFirst: readonly T[],
): Stripe.ApiList<T> {
  const span = within(params, 'created');
  const since = whole(span, 'gte') ?? 0;
  const until = whole(span, 'lt') ?? Number.POSITIVE_INFINITY;
  const limit = Math.min(MOST, whole(params, 'limit') ?? USUAL);
  const after = text(params, 'starting_after');
  const all = newestFirst.filter(({ created = 0 }) => created >= since && created < until);
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + limit);
  return { ...listObject(data, url), has_more: from + limit < all.length };
}
