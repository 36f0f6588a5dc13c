import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { queryTokens } from '@hearthkin/domain/companion/search-tokens';
import { eventPages } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { useStale } from '../../data/kit/use-stale';
import { useNow } from '../../ui/hooks/clock';
import type { EventFilters } from './event-filters';

export interface EventResults {
  readonly status: 'loading' | 'failed' | 'ready';
  /** What fits, soonest first. */
  readonly found: readonly Doc<CommunityEvent>[];
  readonly hasMore: boolean;
  readonly moreState: 'idle' | 'loading' | 'failed';
  readonly more: () => void;
  readonly retry: () => void;
}

/** The events that fit, as they change. A page costs as many documents as it has places. */
export function useEventResults(filters: EventFilters, from: Date): EventResults {
  const now = useNow();
  const { city, category, date } = filters;
  // The longest word finds the fewest; the others are looked for in what it finds.
  const [token = null, ...others] = queryTokens(filters.text).sort((a, b) => b.length - a.length);
  const pages = useLive(eventPages({ from, token, city, category, date }));
  const isStale = useStale(pages.status === 'ready' ? pages : null);

  const items = pages.status === 'ready' ? pages.data.items : [];
  const found = items.filter(
    ({ data }) => data.startsAt > now && others.every((word) => data.searchTokens.includes(word)),
  );
  // Nothing on this device says nothing about what there is.
  const isUnsure = pages.status === 'ready' && pages.fromCache && items.length === 0;
  return {
    found,
    status: isUnsure ? (isStale ? 'failed' : 'loading') : pages.status,
    hasMore: pages.status === 'ready' && pages.data.hasMore,
    moreState: pages.status === 'ready' ? pages.data.more : 'idle',
    more: pages.more,
    retry: pages.retry,
  };
}
