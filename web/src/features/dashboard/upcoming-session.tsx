import { activityOf } from '@hearthkin/domain/booking/activities';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Other } from '../../lib/my-bookings';
import type { Booking } from '../../lib/queries';
import { PersonAvatar } from '../../ui/person-avatar';
import { SessionTime } from '../../ui/session-time';

interface UpcomingSessionProps {
  readonly booking: Booking;
  /** Null while it is being read. */
  readonly other: Other | null;
}

export function UpcomingSession({ booking, other }: UpcomingSessionProps) {
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
