import { activityOf } from '@hearthkin/domain/foundation/activities';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PublicPerson } from '../../data/accounts/public-person';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { bookingPath } from '../../lib/paths';
import { SessionTime } from '../../ui/layout/session-time';
import { PersonAvatar } from '../../ui/people/person-avatar';

interface SessionLineProps {
  readonly booking: Doc<Booking>;
  /** Null while loading. */
  readonly other: PublicPerson | null;
}

/** The other person, activity and time of a session, as an item of a list. */
export function SessionLine({ booking: { id, data }, other }: SessionLineProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <PersonAvatar name={other?.name ?? ''} photo={other?.photo ?? null} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {other === null ? (
            <Skeleton width="12ch" />
          ) : (
            <Link component={RouterLink} to={bookingPath(id)} color="inherit" underline="hover">
              {other.name}
            </Link>
          )}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{activityOf(data.activity).name}</Typography>
        <SessionTime {...data} />
      </Box>
    </Box>
  );
}
