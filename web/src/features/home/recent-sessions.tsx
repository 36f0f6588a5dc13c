import { otherParty } from '@hearthkin/domain/booking/booking';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { useLatest, useLive } from '../../data/kit/live-query';
import { lastSessions } from '../../data/wellness/wellness-queries';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { SessionLine } from './session-line';

/** The most sessions to show. */
const MAX_SESSIONS = 3;

/** A user's latest completed sessions. */
export function RecentSessions({ uid }: { readonly uid: string }) {
  const read = useLive(lastSessions(uid, MAX_SESSIONS));
  const shown = read.status === 'ready' ? read.data : [];
  const people = useLatest(useLive(profilesOf(shown.map(({ data }) => otherParty(data, uid).uid))));
  return (
    <DashboardCard title="Recent sessions" more={{ label: 'View all', to: PATHS.myBookings }}>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading sessions">
          <Skeleton variant="rounded" height={260} />
        </div>
      )}
      {read.status === 'ready' && shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Completed sessions show up here.</Typography>
      )}
      {shown.length > 0 && (
        <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
          {shown.map((booking) => (
            <SessionLine
              key={booking.id}
              booking={booking}
              other={publicPerson(people, otherParty(booking.data, uid).uid)}
            />
          ))}
        </Stack>
      )}
    </DashboardCard>
  );
}
