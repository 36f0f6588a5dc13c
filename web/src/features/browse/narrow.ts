import { isOnline, type SortOrder } from '@hearthkin/domain/companion/companion';
import { hasFreeStartOn } from '@hearthkin/domain/companion/free-time';
import { cityKeyOf } from '@hearthkin/domain/companion/search-tokens';
import type { Companion } from '../../data/companions/companion-queries';
import { type Filters, facetsFor } from './browse-filters';

/** What a query of the server can answer, and what is left to look at here. */
export interface Narrowing {
  /** The longest word: it finds the fewest. */
  readonly token: string | null;
  /** Words that who was found has to have as well. */
  readonly otherTokens: readonly string[];
  readonly cityKey: string | null;
  readonly facets: readonly string[];
}

export function narrowingOf(tokens: readonly string[], filters: Filters): Narrowing {
  const [token = null, ...otherTokens] = tokens.toSorted((a, b) => b.length - a.length);
  const cityKey = cityKeyOf(filters.city);
  return {
    token,
    otherTokens,
    cityKey: cityKey === '' ? null : cityKey,
    facets: facetsFor(filters),
  };
}

/** What no query can tell: several words at once, the hours of one date, and the last five minutes. */
export function passes(
  companion: Companion,
  { otherTokens }: Narrowing,
  { date, online }: Filters,
  now: Date,
): boolean {
  return (
    hasAllTokens(companion.searchTokens, otherTokens) &&
    (!online || isOnline(companion, now)) &&
    (date === null || hasFreeStartOn(companion, date, now))
  );
}

/** What the query tells, judged here: for a list that another query has brought. */
export function answers(companion: Companion, { token, cityKey, facets }: Narrowing): boolean {
  return (
    companion.listed &&
    (token === null || companion.searchTokens.includes(token)) &&
    (cityKey === null || companion.cityKey === cityKey) &&
    facets.every((key) => companion.facets[key] === true)
  );
}

function hasAllTokens(searchTokens: readonly string[], tokens: readonly string[]): boolean {
  return tokens.every((token) => searchTokens.includes(token));
}

/** The orders of the query, for a list that another query has brought. */
export const COMPARE: Readonly<Record<SortOrder, (a: Companion, b: Companion) => number>> = {
  rating: (a, b) =>
    (b.ratingAverage ?? 0) - (a.ratingAverage ?? 0) || b.ratingCount - a.ratingCount,
  price_low: (a, b) => a.hourlyRate - b.hourlyRate,
  price_high: (a, b) => b.hourlyRate - a.hourlyRate,
  newest: (a, b) => b.memberSince.getTime() - a.memberSince.getTime(),
};

/** A page of results with fewer than this leaves the screen half empty. */
const THIN = 8;

/**
 * Whether the list may go on by itself. Where hardly anybody passes, one page more is looked at and
 * then somebody has to ask for it: else a rare wish would read everybody there is.
 *
 * @param passed for everybody looked at, in order, whether they passed.
 */
export function goesOnByItself(passed: readonly boolean[], pageSize: number): boolean {
  const pages = Math.ceil(passed.length / pageSize);
  const isThin = (page: number) =>
    passed.slice(page * pageSize, (page + 1) * pageSize).filter(Boolean).length < THIN;
  return !(pages >= 2 && isThin(pages - 1) && isThin(pages - 2));
}
