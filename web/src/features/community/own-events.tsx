import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { repeatWords } from '@hearthkin/domain/community/repeats';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventsById } from '../../data/events/event-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { eventPath } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { PlaceTime } from '../../ui/layout/place-time';
import { OwnPlaceChip } from './events/event-card';
import type { OwnPlaces } from './use-own-places';

const MAX_SHOWN = 12;

/** Events the user has joined or is waiting for. */
export function OwnEvents({ own }: { readonly own: OwnPlaces }) {
  const now = useNow();
  const ids = [...own.places.keys()].slice(0, MAX_SHOWN);
  const read = useLatest(useLive(own.status === 'ready' ? eventsById(ids) : null));
  const coming =
    read.status === 'ready'
      ? read.data.filter(({ id, data }) => own.places.has(id) && data.startsAt > now)
      : [];
  const isLoading =
    own.status === 'loading' || (own.status === 'ready' && read.status === 'loading');
  return (
    <DashboardCard title="Your upcoming events">
      {own.status === 'failed' && <LoadFailed retry={own.retry} />}
      {own.status !== 'failed' && read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {isLoading && (
        <div role="status" aria-busy aria-label="Loading your events">
          <Skeleton variant="rounded" height={56} />
        </div>
      )}
      {own.status === 'ready' && read.status === 'ready' && coming.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          You haven't joined any events yet. Pick one below to get started!
        </Typography>
      )}
      {coming.length > 0 && (
        <EventRows label="Your upcoming events">
          {coming.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              chip={
                event.data.status === 'cancelled' ? (
                  <Chip size="small" color="error" variant="outlined" label="Canceled" />
                ) : (
                  <OwnPlaceChip place={own.places.get(event.id) ?? null} isHost={false} />
                )
              }
            />
          ))}
        </EventRows>
      )}
    </DashboardCard>
  );
}

export function EventRows(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Stack component="ul" aria-label={props.label} sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
      {props.children}
    </Stack>
  );
}

interface EventRowProps {
  readonly event: Doc<CommunityEvent>;
  readonly chip: ReactNode;
  readonly note?: string;
  readonly action?: ReactNode;
}

/** One of the user's own events in a list. */
export function EventRow({ event: { id, data }, chip, note, action }: EventRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={eventPath(id)}
          sx={{ display: 'inline-block', fontWeight: 650, overflowWrap: 'anywhere', maxWidth: 1 }}
        >
          {data.title}
        </MuiLink>
        <Typography component="div" variant="body2">
          <PlaceTime {...data} />
          {data.repeats !== null && <div>{repeatWords(data.repeats)}</div>}
        </Typography>
        {note !== undefined && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
        {action}
      </Box>
      <Box sx={{ flexShrink: 0 }}>{chip}</Box>
    </Box>
  );
}
