import { activityOf } from '@hearthkin/domain/booking/activities';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { SessionTime } from '../../ui/layout/session-time';
import { PersonAvatar } from '../../ui/people/person-avatar';
import type { PublicPerson } from '../accounts/public-person';
import type { Booking } from './booking-queries';

interface SessionLineProps {
  readonly booking: Booking;
  /** Null while loading. */
  readonly other: PublicPerson | null;
}

/** The other person, activity and time of a session. */
export function SessionLine({ booking, other }: SessionLineProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <PersonAvatar name={other?.name ?? ''} photo={other?.photo ?? null} size={48} />
      <div>
        <Typography sx={{ fontWeight: 650 }}>
          {other === null ? <Skeleton width="12ch" /> : other.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {activityOf(booking.activity).name}
        </Typography>
        <SessionTime {...booking} />
      </div>
    </Box>
  );
}
