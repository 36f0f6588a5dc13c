import { ACTIVITY_IDS } from '@hearthkin/domain/booking/activities';
import { SORT_ORDERS, type SortOrder } from '@hearthkin/domain/companion/companion';
import { queryTokens } from '@hearthkin/domain/companion/search-tokens';
import { useSearchParams } from 'react-router-dom';
import { moodFrom } from '../../ui/moods';

export type View = 'grid' | 'list';

export const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  rating: 'Highest rated',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  newest: 'Newest',
};

/** What the browse screen shows, kept in the address so that it can be shared and gone back to. */
export function useBrowseSearch() {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const set = (key: string, value: string, fallback: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === fallback) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    text,
    tokens: queryTokens(text),
    sort: SORT_ORDERS.find((order) => order === params.get('sort')) ?? 'rating',
    view: (params.get('view') === 'list' ? 'list' : 'grid') as View,
    mood: moodFrom(params.get('mood')),
    activity: ACTIVITY_IDS.find((id) => id === params.get('activity')) ?? null,
    setText: (value: string) => set('q', value, ''),
    setSort: (value: SortOrder) => set('sort', value, 'rating'),
    setView: (value: View) => set('view', value, 'grid'),
    clear: () => setParams({}, { replace: true }),
    clearMood: () => set('mood', '', ''),
  };
}

export type BrowseSearch = ReturnType<typeof useBrowseSearch>;

/** Whether somebody found by the first word also has all the others. */
export function hasAllTokens(searchTokens: readonly string[], tokens: readonly string[]): boolean {
  return tokens.every((token) => searchTokens.includes(token));
}
