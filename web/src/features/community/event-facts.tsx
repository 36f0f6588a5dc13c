import type { CommunityEvent } from '@hearthkin/domain/community/event';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { companionPath } from '../../lib/paths';
import { DescribedFact } from '../../ui/layout/described-fact';
import { PlaceTime } from '../../ui/layout/place-time';
import { placesWords } from './event-words';

/** An event's details. */
export function EventFacts({ event }: { readonly event: CommunityEvent }) {
  return (
    <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
      <DescribedFact term="When">
        <PlaceTime {...event} />
      </DescribedFact>
      <DescribedFact term="Where">
        {event.location}, {event.city}
      </DescribedFact>
      <DescribedFact term="Category">{event.category}</DescribedFact>
      <DescribedFact term="Host">
        <HostName event={event} />
      </DescribedFact>
      <DescribedFact term="Spots">{placesWords(event)}</DescribedFact>
    </Stack>
  );
}

/** Links to the host only if they are a listed companion. */
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
