import type { SortOrder } from '@hearthkin/domain/companion/companion';
import { hasFreeStartOn } from '@hearthkin/domain/companion/free-time';
import { cityKeyOf } from '@hearthkin/domain/companion/search-tokens';
import type { Companion, LiveCompanion } from '../../data/companions/companion-queries';
import { type Filters, facetsFor } from './browse-filters';

/** The part of a search the server can query, and the words left for the client. */
interface SearchQuery {
  /** The longest word, which matches the fewest. */
  readonly token: string | null;
  /** Words that results must contain as well. */
  readonly otherTokens: readonly string[];
  readonly cityKey: string | null;
  readonly facets: readonly string[];
}

export function searchQueryOf(tokens: readonly string[], filters: Filters): SearchQuery {
  const [token = null, ...otherTokens] = tokens.toSorted((a, b) => b.length - a.length);
  const cityKey = cityKeyOf(filters.city);
  return {
    token,
    otherTokens,
    cityKey: cityKey === '' ? null : cityKey,
    facets: facetsFor(filters),
  };
}

/**
 * Filters that no query can express: further words, and a free start on a date.
 */
export function passesClientFilters(
  companion: LiveCompanion,
  { otherTokens }: SearchQuery,
  { date }: Filters,
  now: Date,
): boolean {
  return (
    hasAllTokens(companion.searchTokens, otherTokens) &&
    (date === null || hasFreeStartOn(companion, date, now))
  );
}

/** The query's conditions, for a list that came from another query. */
export function matchesQuery(
  companion: Pick<Companion, 'listed' | 'searchTokens' | 'cityKey' | 'facets'>,
  { token, cityKey, facets }: SearchQuery,
): boolean {
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

/** The query's sort orders, for a list that came from another query. */
export const COMPARE: Readonly<Record<SortOrder, (a: Companion, b: Companion) => number>> = {
  rating: (a, b) =>
    (b.ratingAverage ?? 0) - (a.ratingAverage ?? 0) || b.ratingCount - a.ratingCount,
  price_low: (a, b) => a.hourlyRate - b.hourlyRate,
  price_high: (a, b) => b.hourlyRate - a.hourlyRate,
  newest: (a, b) => b.memberSince.getTime() - a.memberSince.getTime(),
};

/** Fewer matches than this leave a page half empty. */
const MIN_MATCHES = 8;

/**
 * Whether the next page may load automatically. After two sparse pages the user has to ask for
 * more, because a rare filter would otherwise read every companion.
 *
 * @param passed whether each scanned companion matched, in order.
 */
export function canAutoLoad(passed: readonly boolean[], pageSize: number): boolean {
  const pages = Math.ceil(passed.length / pageSize);
  const isSparse = (page: number) =>
    passed.slice(page * pageSize, (page + 1) * pageSize).filter(Boolean).length < MIN_MATCHES;
  return !(pages >= 2 && isSparse(pages - 1) && isSparse(pages - 2));
}
