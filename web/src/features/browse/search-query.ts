import { cellsWithin, kmBetween, RADII } from '@hearthkin/domain/account/place';
import { hasFreeStartOn, isFreeTonight } from '@hearthkin/domain/booking/free-time';
import { isAway } from '@hearthkin/domain/companion/away';
import type { SortOrder } from '@hearthkin/domain/companion/companion';
import type { SearchWord } from '@hearthkin/domain/companion/search-meaning';
import { cityKeyOf } from '@hearthkin/domain/foundation/search-tokens';
import type { Companion, LiveCompanion } from '../../data/companions/companion-queries';
import { ownTimeZone } from '../../lib/format';
import { type Filters, facetsFor, UNSAID } from './browse-filters';
import type { Here } from './use-taste';

/** The part of a search the server can query, and the words left for the client. */
interface SearchQuery {
  /** The word that matches the fewest: a name or a place rather than what has a meaning, and the longest of them. */
  readonly token: string | null;
  /** Words that results must contain as well. */
  readonly otherTokens: readonly string[];
  readonly cityKey: string | null;
  /** The cells of a circle (`cellsWithin`), or those whose town isn't known; null for anywhere. */
  readonly cells: readonly number[] | typeof UNSAID | null;
  readonly facets: readonly string[];
}

export function searchQueryOf(
  words: readonly SearchWord[],
  filters: Filters,
  here: Here | null,
): SearchQuery {
  const isMeant = ({ meaning }: SearchWord) => Number(meaning !== null);
  const [token = null, ...otherTokens] = words
    .toSorted((a, b) => isMeant(a) - isMeant(b) || b.token.length - a.token.length)
    .map((word) => word.token);
  const cityKey = cityKeyOf(filters.city);
  return {
    token,
    otherTokens,
    cityKey: cityKey === '' ? null : cityKey,
    cells: cellsOf(filters, here),
    facets: facetsFor(filters),
  };
}

function cellsOf({ within }: Filters, here: Here | null): SearchQuery['cells'] {
  if (within === null || within === UNSAID) return within;
  return here?.point ? cellsWithin(here.point, RADII[within]) : null;
}

/**
 * Filters that no query can express: that they take bookings, further words, a free start on a date or this evening, and how
 * far it really is.
 */
export function passesClientFilters(
  companion: LiveCompanion,
  { otherTokens }: SearchQuery,
  { date, tonight, within }: Filters,
  here: Here | null,
  now: Date,
): boolean {
  return (
    !isAway(companion, now) &&
    hasAllTokens(companion.searchTokens, otherTokens) &&
    (date === null || hasFreeStartOn(companion, date, now)) &&
    (!tonight || isFreeTonight(companion, now, ownTimeZone())) &&
    isWithin(companion, within, here)
  );
}

function isWithin(
  { point }: Pick<Companion, 'point'>,
  within: Filters['within'],
  here: Here | null,
): boolean {
  if (within === null || !here?.point) return true;
  if (within === UNSAID || point === null) return within === UNSAID && point === null;
  return kmBetween(here.point, point) <= RADII[within];
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
