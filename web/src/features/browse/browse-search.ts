import { SORT_ORDERS, type SortOrder } from '@hearthkin/domain/companion/companion';
import { queryTokens } from '@hearthkin/domain/companion/search-tokens';
import { useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { IN_PLACE, REPLACE } from '../../lib/query-change';
import { useMemberId } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import type { View } from '../../ui/people/companion-grid';
import { type Filters, filtersFrom, NO_FILTERS, withFilters } from './browse-filters';

export const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  rating: 'Highest rated',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  newest: 'Newest',
};

/** The browse page's state, kept in the query so that it can be shared and works with Back. */
export function useBrowseSearch() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const text = params.get('q') ?? '';
  const set = (key: string, value: string, fallback: string, how: NavigateOptions) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (value === fallback) next.delete(key);
      else next.set(key, value);
      return next;
    }, how);
  const setFilters = (filters: Filters) =>
    setParams((current) => withFilters(current, filters), IN_PLACE);
  // Memoized by day and query, so that nothing is filtered again without need.
  const day = now.toDateString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day of `now` matters
  const asked = useMemo(() => filtersFrom(params, now), [params, day]);
  const memberId = useMemberId();
  // Only members have favorites.
  const filters = useMemo(
    () => (memberId === null ? { ...asked, favorites: false } : asked),
    [asked, memberId],
  );
  return {
    text,
    tokens: queryTokens(text),
    sort: SORT_ORDERS.find((order) => order === params.get('sort')) ?? 'rating',
    view: (params.get('view') === 'list' ? 'list' : 'grid') as View,
    filters,
    setText: (value: string) => set('q', value, '', REPLACE),
    setSort: (value: SortOrder) => set('sort', value, 'rating', IN_PLACE),
    setView: (value: View) => set('view', value, 'grid', IN_PLACE),
    setFilters,
    clearFilters: () => setFilters(NO_FILTERS),
  };
}

export type BrowseSearch = ReturnType<typeof useBrowseSearch>;
