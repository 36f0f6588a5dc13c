import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { queryTokens } from '@hearthkin/domain/foundation/search-tokens';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { eventPages } from '../../../data/events/event-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { useNow } from '../../../ui/hooks/clock';
import { CardGrid } from '../../../ui/layout/card-grid';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { PlaceButton, type PlaceButtonProps } from '../place-button';
import type { OwnPlaces } from '../use-own-places';
import { EventCard } from './event-card';
import { EventControls } from './event-controls';
import { type EventFilters, isFiltered } from './event-filters';
import { useEventSearch } from './use-event-search';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Placeholders while events load. */
function EventSkeletons() {
  return (
    <Box role="status" aria-busy aria-label="Loading events">
      <CardGrid label="Events">
        {KEYS.map((key) => (
          <Card key={key} component="li" aria-hidden sx={{ p: 2.5 }}>
            <Box sx={{ display: 'flex', gap: 1.5, mb: 1.5 }}>
              <Skeleton variant="circular" width={48} height={48} />
              <Box sx={{ flex: 1 }}>
                <Skeleton width="70%" height={28} />
                <Skeleton width="30%" />
              </Box>
            </Box>
            <Skeleton width="85%" />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
            <Skeleton variant="rounded" width={110} height={44} sx={{ mt: 1.5 }} />
          </Card>
        ))}
      </CardGrid>
    </Box>
  );
}

interface EventListProps {
  readonly uid: string;
  readonly own: OwnPlaces;
  /** Only events that start after this. */
  readonly from: Date;
  readonly onMessage: PlaceButtonProps['onMessage'];
}

/** Upcoming events with search and filters. */
export function EventList({ from, ...person }: EventListProps) {
  const search = useEventSearch();
  const results = useEventResults(search.filters, from);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = results.status === 'ready' && results.found.length === 0 && !results.hasMore;
  const clear = () => {
    search.clear();
    // The pressed button disappears with the filters.
    heading.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby="upcoming-events">
      <Stack sx={{ gap: 2 }}>
        <Typography
          variant="h2"
          id="upcoming-events"
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          Upcoming community events
        </Typography>
        <EventControls
          search={search}
          onClear={clear}
          canClear={isFiltered(search.filters) && !isEmpty}
        />
        <VisuallyHidden>
          <span role="status">{announcement(results)}</span>
        </VisuallyHidden>
        {isEmpty ? (
          <NothingFound isFiltered={isFiltered(search.filters)} onClear={clear} />
        ) : (
          <Found results={results} person={person} />
        )}
      </Stack>
    </Box>
  );
}

/** Announced by screen readers when the list changes. */
function announcement({ status, found, hasMore }: EventResults): string {
  if (status !== 'ready') return '';
  if (found.length === 0) return hasMore ? 'No events fit so far.' : 'No events fit.';
  const events = found.length === 1 ? '1 event' : `${found.length} events`;
  return hasMore ? `${events}, and there may be more.` : `${events}.`;
}

interface FoundProps {
  readonly results: EventResults;
  readonly person: Omit<EventListProps, 'from'>;
}

function Found({ results, person }: FoundProps) {
  const { status, found, hasMore, moreState, more, retry } = results;
  const { uid, own, onMessage } = person;
  if (status === 'failed') return <LoadFailed retry={retry} />;
  if (status === 'loading') return <EventSkeletons />;
  return (
    <div>
      {found.length > 0 && (
        <CardGrid label="Events">
          {found.map((event) => {
            const place = own.places.get(event.id) ?? null;
            return (
              <li key={event.id}>
                <EventCard
                  event={event}
                  place={place}
                  isHost={event.data.hostId === uid}
                  action={
                    // No button before the user's own places are known.
                    own.status === 'ready' && (
                      <PlaceButton event={event} uid={uid} place={place} onMessage={onMessage} />
                    )
                  }
                />
              </li>
            );
          })}
        </CardGrid>
      )}
      {hasMore && (
        // Not automatic, because group activities follow below.
        <LoadMore
          state={moreState}
          onMore={more}
          isAutomatic={false}
          label="Show more events"
          what="events"
        />
      )}
    </div>
  );
}

interface NothingFoundProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NothingFound(props: NothingFoundProps) {
  if (!props.isFiltered) {
    return (
      <EmptyState
        scene="fire"
        title="No events yet"
        text="Be the first. Create one, and we’ll publish it once it’s approved."
      />
    );
  }
  return (
    <EmptyState
      scene="fire"
      title="No events found matching your search criteria."
      text="Try another city, another day or fewer words."
    >
      <Button variant="outlined" onClick={props.onClear} sx={{ minHeight: 44 }}>
        Clear filters
      </Button>
    </EmptyState>
  );
}

interface EventResults {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The matching events, soonest first. */
  readonly found: readonly Doc<CommunityEvent>[];
  readonly hasMore: boolean;
  readonly moreState: 'idle' | 'loading' | 'failed';
  readonly more: () => void;
  readonly retry: () => void;
}

/** The live results of a search. A page costs as many documents as it has entries. */
function useEventResults(filters: EventFilters, from: Date): EventResults {
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
