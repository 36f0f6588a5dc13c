import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/clock';
import { useMyBookings } from '../../lib/my-bookings';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/load-failed';
import { GettingStarted } from './getting-started';
import { UpcomingSession } from './upcoming-session';

/** Shown at once (specification 2, section 9). */
const MOST_UPCOMING = 4;

interface CompanionBookingsProps {
  readonly uid: string;
  readonly isVerified: boolean;
}

/** Requests that wait, and the confirmed sessions that come next. */
export function CompanionBookings({ uid, isVerified }: CompanionBookingsProps) {
  const now = useNow();
  const { status, bookings, otherOf, retry } = useMyBookings(uid);
  if (status === 'loading') {
    return (
      <div role="status" aria-busy aria-label="Loading bookings">
        <Skeleton variant="rounded" height={220} />
      </div>
    );
  }
  if (status === 'failed') return <LoadFailed retry={retry} />;
  if (bookings.length === 0) return <GettingStarted isVerified={isVerified} />;

  const waiting = bookings.filter(({ data }) => statusAt(data, now) === 'pending').length;
  const upcoming = bookings
    .filter(({ data }) => statusAt(data, now) === 'confirmed' && data.startsAt > now)
    .toSorted((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime())
    .slice(0, MOST_UPCOMING);
  return (
    <>
      {waiting > 0 && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" component={Link} to={PATHS.myBookings}>
              Answer
            </Button>
          }
        >
          {waiting === 1
            ? 'One request waits for your answer.'
            : `${waiting} requests wait for your answer.`}
        </Alert>
      )}
      <Card component="section" aria-label="Upcoming Bookings" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2">Upcoming Bookings</Typography>
          <Button component={Link} to={PATHS.myBookings} sx={{ mr: -2.5 }}>
            View all
          </Button>
        </Box>
        {upcoming.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            No session is coming up. Confirmed ones are shown here.
          </Typography>
        ) : (
          <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, mt: 2, listStyle: 'none' }}>
            {upcoming.map(({ id, data }) => (
              <UpcomingSession key={id} booking={data} other={otherOf(data)} />
            ))}
          </Stack>
        )}
      </Card>
    </>
  );
}
