import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { queryTokens } from '@hearthkin/domain/foundation/search-tokens';
import { eventPages } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { useNow } from '../../ui/hooks/clock';
import type { EventFilters } from './event-filters';

export interface EventResults {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The matching events, soonest first. */
  readonly found: readonly Doc<CommunityEvent>[];
  readonly hasMore: boolean;
  readonly moreState: 'idle' | 'loading' | 'failed';
  readonly more: () => void;
  readonly retry: () => void;
}

/** The live results of a search. A page costs as many documents as it has entries. */
export function useEventResults(filters: EventFilters, from: Date): EventResults {
  const now = useNow();
  const { city, category, date } = filters;
  // Query the longest word, which matches the fewest, and filter by the others here.
  const [token = null, ...others] = queryTokens(filters.text).sort((a, b) => b.length - a.length);
  const pages = useLive(eventPages({ from, token, city, category, date }));

  const items = pages.status === 'ready' ? pages.data.items : [];
  const found = items.filter(
    ({ data }) => data.startsAt > now && others.every((word) => data.searchTokens.includes(word)),
  );
  return {
    found,
    status: pages.status,
    hasMore: pages.status === 'ready' && pages.data.hasMore,
    moreState: pages.status === 'ready' ? pages.data.more : 'idle',
    more: pages.more,
    retry: pages.retry,
  };
}
