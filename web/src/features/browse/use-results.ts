import { searchWordsOf } from '@hearthkin/domain/companion/search-meaning';
import type { Interest } from '@hearthkin/domain/foundation/interests';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { useEffect, useMemo, useState } from 'react';
import { useBlocks } from '../../data/blocks/use-blocks';
import { BROWSE_PAGE, companionPages } from '../../data/companions/companion-list-queries';
import type { Companion, LiveCompanion } from '../../data/companions/companion-queries';
import { withLives } from '../../data/companions/live-lists';
import { favoritePages } from '../../data/favorites/favorite-pages';
import { type LiveQuery, useLive } from '../../data/kit/live-query';
import type { Doc, Pages } from '../../data/kit/readers';
import { useNow } from '../../ui/hooks/clock';
import type { Filters } from './browse-filters';
import type { BrowseSearch } from './browse-search';
import { rankedBy, sharedWith } from './ranking';
import {
  COMPARE,
  canAutoLoad,
  matchesQuery,
  passesClientFilters,
  searchQueryOf,
} from './search-query';
import { useExpectedMemberId } from './use-expected-member';

export interface Results {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The matching companions, in the chosen order. */
  readonly found: readonly Doc<Companion>[];
  /** The number of companions that were scanned. */
  readonly scanned: number;
  readonly hasMore: boolean;
  readonly moreState: 'idle' | 'loading' | 'failed';
  /** Whether the next page loads automatically. */
  readonly isAutomatic: boolean;
  readonly more: () => void;
  readonly retry: () => void;
  /** Shows the list as it is now, if others are in it. */
  readonly showNew: (() => void) | null;
}

/** The parts of a search. */
export type Searched = Pick<
  BrowseSearch,
  'text' | 'filters' | 'here' | 'interests' | 'isStarting' | 'sort'
>;

/** The results of a search, read once. A page costs as many documents as it has entries. */
export function useResults(search: Searched): Results {
  const { text, filters, here, interests, isStarting } = search;
  const sort = search.sort ?? 'rating';
  const now = useNow();
  const memberId = useExpectedMemberId();
  const query = useMemo(
    () => searchQueryOf(searchWordsOf(text), filters, here),
    [text, filters, here],
  );
  const { token, cityKey, cells, facets } = query;
  const isOfFavorites = filters.favorites && memberId !== null;
  const listed = useLive(
    isStarting || isOfFavorites
      ? null
      : withTimes(companionPages({ sort, token, cityKey, cells, facets }), filters),
  );
  const favorites = useLive(isOfFavorites ? withTimes(favoritePages(memberId), filters) : null);
  const pages = isOfFavorites ? favorites : listed;
  const blocks = useBlocks(memberId);

  const items = pages.status === 'ready' ? pages.data.items : NO_COMPANIONS;
  const filtered = useMemo(() => {
    const fits = ({ id, data }: Doc<LiveCompanion | null>) =>
      data !== null &&
      !isBlocking(blocks?.get(id) ?? null) &&
      (!isOfFavorites || matchesQuery(data, query)) &&
      passesClientFilters(data, query, filters, here, now);
    const passed = items.map(fits);
    const isRanked = interests.length > 0 && !isOfFavorites;
    const ranked = isRanked ? rankPages(items, interests) : items;
    const found = ranked.flatMap((one) =>
      one.data !== null && fits(one) ? [{ id: one.id, data: one.data }] : [],
    );
    if (isOfFavorites) {
      const shared = sharedWith(interests);
      found.sort((a, b) => shared(b) - shared(a) || COMPARE[sort](a.data, b.data));
    }
    return { found, isAutomatic: canAutoLoad(passed, BROWSE_PAGE) };
  }, [items, query, filters, here, now, sort, interests, blocks, isOfFavorites]);

  const status = pages.status === 'ready' && blocks === null ? 'loading' : pages.status;
  const { more, retry } = pages;
  const shown = pages.status === 'ready' ? pages.data : null;
  // Memoized, so that the cards are drawn again only for a change.
  return useMemo(
    () => ({
      found: status === 'ready' ? filtered.found : [],
      isAutomatic: filtered.isAutomatic,
      status,
      scanned: shown?.items.length ?? 0,
      hasMore: shown?.hasMore ?? false,
      moreState: shown?.more ?? 'idle',
      more,
      retry,
      showNew: shown?.showNew ?? null,
    }),
    [filtered, status, shown, more, retry],
  );
}

/**
 * Those with more of these interests first. Each page is ranked on its own, so loading more doesn't
 * reorder the companions already shown.
 */
function rankPages<T extends Companion | null>(
  items: readonly Doc<T>[],
  interests: readonly Interest[],
): Doc<T>[] {
  const pageCount = Math.ceil(items.length / BROWSE_PAGE);
  return Array.from({ length: pageCount }, (_, page) =>
    rankedBy(interests, items.slice(page * BROWSE_PAGE, (page + 1) * BROWSE_PAGE)),
  ).flat();
}

const NO_COMPANIONS: readonly Doc<LiveCompanion | null>[] = [];

/** With the times of each companion, if the search is for a date or this evening. */
function withTimes<C extends Companion | null>(
  query: LiveQuery<Pages<C>>,
  { date, tonight }: Filters,
) {
  const isDated = date !== null || tonight;
  return withLives(query, isDated ? 'times' : 'listings', () => isDated);
}

/** The cities of all companions found so far, sorted by name. */
export function useFoundCities(found: readonly Doc<Companion>[]): readonly string[] {
  const [cities, setCities] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    setCities((seen) => {
      const added = found.filter(({ data: { cityKey } }) => cityKey !== '' && !seen.has(cityKey));
      return added.length === 0
        ? seen
        : new Map([...seen, ...added.map(({ data }) => [data.cityKey, data.city] as const)]);
    });
  }, [found]);
  return useMemo(() => [...cities.values()].sort((a, b) => a.localeCompare(b)), [cities]);
}
