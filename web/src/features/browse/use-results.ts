import { useEffect, useMemo, useState } from 'react';
import {
  BROWSE_PAGE,
  type Companion,
  companionPages,
} from '../../data/companions/companion-queries';
import { useVisibleCompanions } from '../../data/companions/visible-companions';
import { favoritePages } from '../../data/favorites/favorite-pages';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { useMemberId } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import type { BrowseSearch } from './browse-search';
import { answers, COMPARE, goesOnByItself, narrowingOf, passes } from './narrow';

export interface Results {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Who fits, in the order asked for. */
  readonly found: readonly Doc<Companion>[];
  /** How many were looked at to find them. */
  readonly looked: number;
  readonly hasMore: boolean;
  readonly moreState: 'idle' | 'loading' | 'failed';
  /** Whether the next page may come by itself. */
  readonly isAutomatic: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** Who fits a search, as it changes. A page costs as many documents as it has places. */
export function useResults({ tokens, sort, filters }: BrowseSearch): Results {
  const now = useNow();
  const memberId = useMemberId();
  const words = tokens.join(' ');
  const narrowing = useMemo(
    () => narrowingOf(words === '' ? [] : words.split(' '), filters),
    [words, filters],
  );
  const { token, cityKey, facets } = narrowing;
  const isOfFavorites = filters.favorites && memberId !== null;
  const everybody = useLive(
    isOfFavorites ? null : companionPages({ sort, token, cityKey, facets }),
  );
  const favorites = useLive(isOfFavorites ? favoritePages(memberId) : null);
  const pages = isOfFavorites ? favorites : everybody;

  const items = useVisibleCompanions(pages.status === 'ready' ? pages.data.items : NOBODY);
  const sifted = useMemo(() => {
    const fits = ({ data }: Doc<Companion | null>) =>
      data !== null &&
      (!isOfFavorites || answers(data, narrowing)) &&
      passes(data, narrowing, filters, now);
    const passed = items.map(fits);
    const found = items.flatMap(({ id, data }, index) =>
      data !== null && passed[index] === true ? [{ id, data }] : [],
    );
    if (isOfFavorites) found.sort((a, b) => COMPARE[sort](a.data, b.data));
    return { found, isAutomatic: goesOnByItself(passed, BROWSE_PAGE) };
  }, [items, narrowing, filters, now, sort, isOfFavorites]);

  return {
    ...sifted,
    status: pages.status,
    looked: items.length,
    hasMore: pages.status === 'ready' && pages.data.hasMore,
    moreState: pages.status === 'ready' ? pages.data.more : 'idle',
    more: pages.more,
    retry: pages.retry,
  };
}

const NOBODY: readonly Doc<Companion | null>[] = [];

/** The cities of everybody seen so far, by name. */
export function useSeenCities(found: readonly Doc<Companion>[]): readonly string[] {
  const [cities, setCities] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    setCities((seen) => {
      const came = found.filter(({ data: { cityKey } }) => cityKey !== '' && !seen.has(cityKey));
      return came.length === 0
        ? seen
        : new Map([...seen, ...came.map(({ data }) => [data.cityKey, data.city] as const)]);
    });
  }, [found]);
  return useMemo(() => [...cities.values()].sort((a, b) => a.localeCompare(b)), [cities]);
}
