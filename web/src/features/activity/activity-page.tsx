import { isPublicActivity } from '@hearthkin/domain/community/activity-state';
import { SUMMARY_LENGTH } from '@hearthkin/domain/companion/public-page';
import { excerpt } from '@hearthkin/domain/foundation/characters';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { activity as activityQuery } from '../../data/activities/activity-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ActivityView } from './activity-view';

/** `/community/activity/{id}`: a group activity, visible to anyone (specification 2, section 2). */
export function ActivityPage() {
  const { activityId = '' } = useParams();
  const read = useLive(activityQuery(activityId));
  const found = read.status === 'ready' ? read.data : null;
  const title = found?.data.title ?? 'Group activity';
  return (
    <Page
      title={title}
      description={found ? excerpt(found.data.description, SUMMARY_LENGTH) : 'A group activity.'}
      isFindable={found !== null && isPublicActivity(found.data)}
    >
      <Breadcrumb parents={[CRUMBS.community]} here={title} />
      {found !== null ? (
        <ActivityView key={found.id} activity={found} />
      ) : read.status === 'failed' ? (
        <LoadFailed retry={read.retry} />
      ) : read.status === 'loading' ? (
        <Stack role="status" aria-busy aria-label="Loading the activity" sx={{ gap: 2 }}>
          <Skeleton variant="text" sx={{ fontSize: '2.5rem' }} />
          <Skeleton variant="rounded" height={420} />
        </Stack>
      ) : (
        <NotFound />
      )}
    </Page>
  );
}

function NotFound() {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 5, sm: 8 } }}>
      <EventBusyOutlined aria-hidden sx={{ fontSize: 64, color: 'secondary.main' }} />
      <PageHeading>We can’t find this activity</PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        It may have been removed, or the link may be wrong.
      </Typography>
      <Button component={Link} to={PATHS.community} variant="contained">
        See what is on
      </Button>
    </Stack>
  );
}
