import { spotsLeft } from '@hearthkin/domain/community/activity';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type Activity, upcomingActivities } from '../../data/activities/activity-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { formatMoney } from '../../lib/format';
import { activityPath } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { CardGrid } from '../../ui/layout/card-grid';
import { PlaceTime } from '../../ui/layout/place-time';

const MAX_SHOWN = 6;

/** Upcoming group activities, soonest first. */
export function GroupActivities({ from }: { readonly from: Date }) {
  const now = useNow();
  const read = useLive(upcomingActivities(from, MAX_SHOWN));
  const ahead = read.status === 'ready' ? read.data.filter(({ data }) => data.startsAt > now) : [];
  return (
    <Box component="section" aria-labelledby="group-activities">
      <Typography variant="h2" id="group-activities">
        Group activities
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        Small groups led by a companion.
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading group activities">
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
      {read.status === 'ready' && ahead.length === 0 && (
        <Typography>No group activities planned right now.</Typography>
      )}
      {ahead.length > 0 && (
        <CardGrid label="Group activities">
          {ahead.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </CardGrid>
      )}
    </Box>
  );
}

function ActivityCard({ activity: { id, data } }: { readonly activity: Doc<Activity> }) {
  const left = spotsLeft(data);
  return (
    <Card sx={{ height: 1, p: 2.5 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={activityPath(id)} sx={{ color: 'inherit' }}>
          {data.title}
        </MuiLink>
      </Typography>
      <Typography component="div" sx={{ mt: 1 }}>
        <PlaceTime startsAt={data.startsAt} timeZone={data.timeZone} city={data.city} />
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {data.city}, with {data.host.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {data.priceMinor === 0 ? 'Free' : formatMoney(data.priceMinor)} ·{' '}
        {left === 0 ? 'Full' : `${left} ${left === 1 ? 'spot' : 'spots'} left`}
      </Typography>
    </Card>
  );
}
