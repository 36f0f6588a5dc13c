import { SORT_ORDERS, type SortOrder } from '@hearthkin/domain/companion/companion';
import { searchWordsOf } from '@hearthkin/domain/companion/search-meaning';
import type { Interest } from '@hearthkin/domain/foundation/interests';
import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { IN_PLACE, REPLACE } from '../../lib/query-change';
import { useNow } from '../../ui/hooks/clock';
import type { View } from '../../ui/people/companion-grid';
import { type Filters, filtersFrom, NO_FILTERS, withFilters } from './browse-filters';
import { useExpectedMemberId } from './use-expected-member';
import type { Taste } from './use-taste';

export const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  rating: 'Highest rated',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  newest: 'Newest',
};

/** The order while none is chosen: those who share the member's interests first. */
export const BEST_MATCH = 'Best match';

interface Start {
  /** Null while loading. */
  readonly taste: Taste | null;
  /** A city without companions. */
  readonly emptyCity: string | null;
}

/**
 * The browse page's state, kept in the query so that it can be shared and works with Back. Without
 * a search, a list begins with the member's own city.
 */
export function useBrowseSearch({ taste, emptyCity }: Start) {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const text = params.get('q') ?? '';
  // Memoized by day and query, so that nothing is filtered again without need.
  const day = now.toDateString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day of `now` matters
  const asked = useMemo(() => filtersFrom(params, now), [params, day]);
  const memberId = useExpectedMemberId();
  const ownCity = taste?.city ?? '';
  const isFiltered = text !== '' || withFilters(params, NO_FILTERS).size !== params.size;
  const isSearch = isFiltered || params.has('sort') || params.has('near');
  const near = isSearch || ownCity === '' || ownCity === emptyCity ? null : ownCity;
  const here = taste?.here ?? null;
  const isPlaced = here !== null && here.point !== null;
  const filters = useMemo(() => {
    // Only members have favorites, and only who lives in a town that is known can be near it.
    const favorites = asked.favorites && memberId !== null;
    const within = isPlaced ? asked.within : null;
    const own = { ...asked, favorites, within };
    return near === null ? own : { ...own, city: near };
  }, [asked, memberId, isPlaced, near]);
  const sort = SORT_ORDERS.find((order) => order === params.get('sort')) ?? null;
  const set = (key: string, value: string, fallback: string, how: NavigateOptions) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (value === fallback) next.delete(key);
      else next.set(key, value);
      return next;
    }, how);
  // Each stays the same function, so that a control is drawn again only for its own value.
  const setText = useEventCallback((value: string) => set('q', value, '', REPLACE));
  const setView = useEventCallback((value: View) => set('view', value, 'grid', IN_PLACE));
  const setSort = useEventCallback((value: SortOrder | null) =>
    setParams((current) => {
      const query = new URLSearchParams(current);
      if (value === null) query.delete('sort');
      else query.set('sort', value);
      // Another order is no reason to leave one's city.
      if (near !== null) query.set('city', near);
      return query;
    }, IN_PLACE),
  );
  const setFilters = useEventCallback((next: Filters) =>
    setParams((current) => {
      const query = withFilters(current, next);
      if (near !== null && next.city === '') query.set('near', '0');
      return query;
    }, IN_PLACE),
  );
  // Memoized, so that nothing of the search is drawn again when results arrive.
  return useMemo(
    () => ({
      /** Whether the member's own city and interests are still loading. */
      isStarting: taste === null,
      /** Whether the list may yet begin with the member's own city. */
      awaitsCity: taste === null && !isSearch,
      /** Whether it may yet be ranked by the member's interests. */
      awaitsRanking: taste === null && sort === null,
      text,
      words: searchWordsOf(text),
      /** The chosen order; null for the best match. */
      sort,
      /** Ranks a page while no order is chosen; empty without a ranking. */
      interests: sort === null && taste !== null ? taste.interests : NO_INTERESTS,
      view: (params.get('view') === 'list' ? 'list' : 'grid') as View,
      filters,
      /** The member's place; null for others. */
      here,
      /** The member's own city while the list begins with it. */
      near,
      /** The member's own city if it has no companions, while the list shows everyone instead. */
      insteadOf: isFiltered || ownCity === '' || ownCity !== emptyCity ? null : ownCity,
      setText,
      setSort,
      setView,
      setFilters,
      clearFilters: () => setFilters(NO_FILTERS),
    }),
    [
      params,
      text,
      taste,
      isSearch,
      isFiltered,
      sort,
      filters,
      here,
      near,
      ownCity,
      emptyCity,
      setText,
      setSort,
      setView,
      setFilters,
    ],
  );
}

const NO_INTERESTS: readonly Interest[] = [];

export type BrowseSearch = ReturnType<typeof useBrowseSearch>;
