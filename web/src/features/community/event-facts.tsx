import type { CommunityEvent } from '@hearthkin/domain/community/event';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLive } from '../../lib/live-query';
import { companionPath } from '../../lib/paths';
import { companion } from '../../lib/queries';
import { EventTime } from './event-time';
import { placesWords } from './event-words';

/** When, where, of what kind, with whom and for how many. */
export function EventFacts({ event }: { readonly event: CommunityEvent }) {
  return (
    <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
      <EventFact term="When">
        <EventTime event={event} />
      </EventFact>
      <EventFact term="Where">
        {event.location}, {event.city}
      </EventFact>
      <EventFact term="Category">{event.category}</EventFact>
      <EventFact term="Host">
        <HostName event={event} />
      </EventFact>
      <EventFact term="Places">{placesWords(event)}</EventFact>
    </Stack>
  );
}

function EventFact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

/** Only companions who are listed have a page that others can read. */
function HostName({ event: { hostId, hostName } }: { readonly event: CommunityEvent }) {
  const read = useLive(companion(hostId));
  const isListed = read.status === 'ready' && read.data?.data.listed === true;
  if (!isListed) return hostName;
  return (
    <MuiLink component={Link} to={companionPath(hostId)}>
      {hostName}
    </MuiLink>
  );
}
