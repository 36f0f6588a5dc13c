import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { activitiesById, ownParticipations } from '../../data/activities/activity-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import { activityPath } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { PlaceTime } from '../../ui/layout/place-time';
import { EventRows } from './own-events';

/** Group activities the user has joined and that aren't over. Nothing without one. */
export function OwnActivities({ uid }: { readonly uid: string }) {
  const now = useNow();
  const joined = useLive(ownParticipations(uid));
  const ids = joined.status === 'ready' ? joined.data.map(({ id }) => id) : [];
  const read = useLatest(useLive(ids.length > 0 ? activitiesById(ids) : null));
  if (joined.status === 'failed') return <LoadFailed retry={joined.retry} />;
  if (ids.length > 0 && read.status === 'failed') return <LoadFailed retry={read.retry} />;
  const coming =
    read.status === 'ready'
      ? read.data.filter(({ id, data }) => ids.includes(id) && data.endsAt > now)
      : [];
  if (coming.length === 0) return null;
  return (
    <DashboardCard title="Your group activities">
      <EventRows label="Your group activities">
        {coming
          .toSorted((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime())
          .map(({ id, data }) => (
            <li key={id}>
              <MuiLink
                component={Link}
                to={activityPath(id)}
                sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
              >
                {data.title}
              </MuiLink>
              <Typography component="div" variant="body2">
                {data.status === 'cancelled' ? 'Canceled' : <PlaceTime {...data} />}
              </Typography>
            </li>
          ))}
      </EventRows>
    </DashboardCard>
  );
}
