import { spotsLeft } from '@hearthkin/domain/community/activity';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Activity, upcomingActivities } from '../../data/activities/activity-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { formatMoney } from '../../lib/format';
import { activityPath, GROUP_ACTIVITIES } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { CardGrid } from '../../ui/layout/card-grid';
import { NamedSection, useIsNamed } from '../../ui/layout/named-section';
import { PlaceTime } from '../../ui/layout/place-time';
import { WhenSeen } from '../../ui/layout/when-seen';

const MAX_SHOWN = 6;

/** Upcoming group activities, soonest first. Visitors see them too. */
export function GroupActivities() {
  return (
    <NamedSection id={GROUP_ACTIVITIES} title="Group activities">
      <Typography sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>
        Small groups led by a companion.
      </Typography>
      <WhenSeen height={180} isWanted={useIsNamed(GROUP_ACTIVITIES)}>
        <Upcoming />
      </WhenSeen>
    </NamedSection>
  );
}

function Upcoming() {
  const now = useNow();
  // Rounded to the hour, so that returning uses the same query.
  const [from] = useState(() => new Date(now.getTime() - (now.getTime() % HOUR_MS)));
  const read = useLive(upcomingActivities(from, MAX_SHOWN));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') {
    return (
      <div role="status" aria-busy aria-label="Loading group activities">
        <Skeleton variant="rounded" height={120} />
      </div>
    );
  }
  const ahead = read.data.filter(({ data }) => data.startsAt > now);
  if (ahead.length === 0) return <Typography>No group activities planned right now.</Typography>;
  return (
    <CardGrid label="Group activities">
      {ahead.map((activity) => (
        <li key={activity.id}>
          <ActivityCard activity={activity} />
        </li>
      ))}
    </CardGrid>
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
