import { ACTIVITIES } from '@hearthkin/domain/foundation/activities';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Booking } from '../../data/bookings/booking-queries';
import { formatDate, ownTimeZone } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import type { History } from './use-history';

const BOOKING_EVENTS: Readonly<Record<Booking['status'], string>> = {
  pending: 'Requested',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Canceled',
};

/** The latest events of the user's bookings. */
export function ActivityTab({ history }: { readonly history: History }) {
  if (history.status === 'failed') return <LoadFailed retry={history.retry} />;
  if (history.status === 'loading') {
    return (
      <Stack role="status" aria-busy aria-label="Loading your activity" sx={{ gap: 2 }}>
        <Skeleton variant="rounded" height={48} />
        <Skeleton variant="rounded" height={48} />
      </Stack>
    );
  }
  if (history.recent.length === 0) {
    return (
      <EmptyState
        scene="calendar"
        title="No recent activity"
        text="Your bookings will show up here."
      />
    );
  }
  return (
    <>
      <Box component="ol" aria-label="Recent activity" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {history.recent.map(({ booking: { id, data }, other }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="span">
              <strong>{BOOKING_EVENTS[data.status]}:</strong> {ACTIVITIES[data.activity].name}
              {other === null ? '' : ` with ${other}`}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              for {formatDate(data.startsAt, ownTimeZone())}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button component={Link} to={PATHS.myBookings} sx={{ mt: 2, marginInlineStart: -2.5 }}>
        See all bookings
      </Button>
    </>
  );
}
