import { useEffect, useMemo, useState } from 'react';
import {
  BROWSE_PAGE,
  type Companion,
  companionPages,
} from '../../data/companions/companion-queries';
import { favoritePages } from '../../data/favorites/favorite-pages';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { useMemberId } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import type { BrowseSearch } from './browse-search';
import {
  COMPARE,
  canAutoLoad,
  matchesQuery,
  passesClientFilters,
  searchQueryOf,
} from './search-query';

export interface Results {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The matching companions, in the chosen order. */
  readonly found: readonly Doc<Companion>[];
  /** How many companions were scanned. */
  readonly scanned: number;
  readonly hasMore: boolean;
  readonly moreState: 'idle' | 'loading' | 'failed';
  /** Whether the next page loads automatically. */
  readonly isAutomatic: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The live results of a search. A page costs as many documents as it has entries. */
export function useResults({ tokens, sort, filters }: BrowseSearch): Results {
  const now = useNow();
  const memberId = useMemberId();
  const words = tokens.join(' ');
  const query = useMemo(
    () => searchQueryOf(words === '' ? [] : words.split(' '), filters),
    [words, filters],
  );
  const { token, cityKey, facets } = query;
  const isOfFavorites = filters.favorites && memberId !== null;
  const listed = useLive(isOfFavorites ? null : companionPages({ sort, token, cityKey, facets }));
  const favorites = useLive(isOfFavorites ? favoritePages(memberId) : null);
  const pages = isOfFavorites ? favorites : listed;

  const items = pages.status === 'ready' ? pages.data.items : NO_COMPANIONS;
  const filtered = useMemo(() => {
    const fits = ({ data }: Doc<Companion | null>) =>
      data !== null &&
      (!isOfFavorites || matchesQuery(data, query)) &&
      passesClientFilters(data, query, filters, now);
    const passed = items.map(fits);
    const found = items.flatMap(({ id, data }, index) =>
      data !== null && passed[index] === true ? [{ id, data }] : [],
    );
    if (isOfFavorites) found.sort((a, b) => COMPARE[sort](a.data, b.data));
    return { found, isAutomatic: canAutoLoad(passed, BROWSE_PAGE) };
  }, [items, query, filters, now, sort, isOfFavorites]);

  return {
    ...filtered,
    status: pages.status,
    scanned: items.length,
    hasMore: pages.status === 'ready' && pages.data.hasMore,
    moreState: pages.status === 'ready' ? pages.data.more : 'idle',
    more: pages.more,
    retry: pages.retry,
  };
}

const NO_COMPANIONS: readonly Doc<Companion | null>[] = [];

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
