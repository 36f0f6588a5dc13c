import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { communityEvent } from '../../../data/events/event-queries';
import { useLive } from '../../../data/kit/live-query';
import { PATHS } from '../../../lib/paths';
import { useSession } from '../../../session/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Breadcrumb, CRUMBS } from '../../../ui/layout/breadcrumb';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { EventView } from './event-view';

/** One event with its attendees. */
export function EventPage() {
  const { eventId = '' } = useParams();
  const session = useSession();
  const read = useLive(communityEvent(eventId));
  const event = read.status === 'ready' ? read.data : null;
  const isLoading = read.status === 'loading';
  const title = event?.data.title ?? 'Community event';
  return (
    <Page title={title} description="A community event: when, where and who’s going.">
      <Breadcrumb parents={[CRUMBS.community]} here={title} />
      <Stack sx={{ gap: 3 }}>
        <PageHeading>
          <span style={{ overflowWrap: 'anywhere' }}>{title}</span>
        </PageHeading>
        {isLoading && (
          <div role="status" aria-busy aria-label="Loading the event">
            <Skeleton variant="rounded" height={320} />
          </div>
        )}
        {read.status === 'failed' && <LoadFailed retry={read.retry} />}
        {read.status === 'ready' && !isLoading && event === null && (
          <EmptyState
            scene="lantern"
            title="We can’t find this event"
            text="It may have been withdrawn, or it isn’t published yet."
          >
            <Button component={Link} to={PATHS.community} variant="outlined" sx={{ minHeight: 44 }}>
              See all events
            </Button>
          </EmptyState>
        )}
        {event !== null && session.status === 'signed-in' && (
          <EventView key={event.id} event={event} uid={session.uid} isStaff={session.isAdmin} />
        )}
      </Stack>
    </Page>
  );
}
