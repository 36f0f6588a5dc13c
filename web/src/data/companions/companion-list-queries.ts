import { companionSchema, type SortOrder } from '@hearthkin/domain/companion/companion';
import { FACETS } from '@hearthkin/domain/companion/facets';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import * as z from 'zod/mini';
import { checkedPages } from '../kit/checked-pages';
import { type Constraint, orderBy, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { all, pages, publicSource, renewed } from '../kit/queries';
import { LISTED_FIELDS, listings, live } from './companion-queries';

/** Search words are half of a listing, and only a search of several words compares them here. */
const unsearched = z.extend(companionSchema, { searchTokens: z._default(z.array(z.string()), []) });

const withoutWords = publicSource(
  'companions',
  documentsOf(unsearched),
  LISTED_FIELDS.filter((field) => field !== 'searchTokens'),
);

/** Companions per page of the browse list. */
export const BROWSE_PAGE = 24;

const ORDERS = {
  rating: [orderBy('ratingAverage', 'desc'), orderBy('ratingCount', 'desc')],
  price_low: [orderBy('hourlyRate', 'asc')],
  price_high: [orderBy('hourlyRate', 'desc')],
  newest: [orderBy('memberSince', 'desc')],
} as const satisfies Record<SortOrder, unknown>;

/** Filters of the browse list. Null or empty means no restriction. */
export interface CompanionFilter {
  readonly sort: SortOrder;
  /** A word prefix, normalized (`queryTokens`). */
  readonly token: string | null;
  /** A city, normalized (`cityKeyOf`). */
  readonly cityKey: string | null;
  /** Cells of the map (`cellOf`), or those whose town isn't known. */
  readonly cells?: readonly number[] | 'unsaid' | null;
  /** Facets that must all be present (`FACETS`). */
  readonly facets: readonly string[];
}

/**
 * How often a list reads again what is live of its companions, in milliseconds. With their heartbeats every
 * two minutes, one who stays counts as online all the time.
 */
const RENEW_MS = 2 * MINUTE_MS;

/** The interval at which an open list looks for new results, in milliseconds. */
export const LIST_CHECK_MS = 5 * MINUTE_MS;

/** Listed companions that match a filter, page by page. They aren't listened to: many read them. */
export function companionPages(filter: CompanionFilter) {
  const { key, place, constraints } = listOf(filter);
  // Who is online changes faster than the rest.
  const checkMs = filter.facets.includes(FACETS.online) ? RENEW_MS : LIST_CHECK_MS;
  return checkedPages(key, place, BROWSE_PAGE, checkMs, ...constraints);
}

/** The same companions, listened to, for a member who wants to talk to one of them at once. */
export function watchedCompanions(filter: CompanionFilter) {
  const { key, place, constraints } = listOf(filter);
  return pages(`watched/${key}`, place, BROWSE_PAGE, ...constraints);
}

function listOf({ sort, token, cityKey, cells = null, facets }: CompanionFilter) {
  const wanted = [...new Set(facets)].sort();
  const constraints: readonly Constraint[] = [
    where('listed', '==', true),
    ...(token === null ? [] : [where('searchTokens', 'array-contains', token)]),
    ...(cityKey === null ? [] : [where('cityKey', '==', cityKey)]),
    ...(cells === 'unsaid' ? [where('cell', '==', null)] : []),
    ...(cells === null || cells === 'unsaid' ? [] : [where('cell', 'in', cells)]),
    ...wanted.map((facet) => where(['facets', facet], '==', true)),
    ...ORDERS[sort],
  ];
  return {
    key: `companions/${sort}/${token ?? ''}/${cityKey ?? ''}/${cells?.toString() ?? ''}/${wanted.join()}`,
    place: token === null ? withoutWords : listings,
    constraints,
  };
}

/** The beginning of the list: the best rated, of one city or everywhere. */
export const bestCompanions = (cityKey: string | null) =>
  companionPages({ sort: 'rating', token: null, cityKey, facets: [] });

/** The facts that change by the minute of a companion in a list, renewed while the page is visible. */
export const renewedLive = (companionId: string) => renewed(live(companionId), RENEW_MS);

/** The same of several companions, in their order. */
export const livesOf = (companionIds: readonly string[]) =>
  all(`lives/${companionIds.join()}`, companionIds.map(renewedLive));
