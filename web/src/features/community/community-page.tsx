import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { activitiesById, ownParticipations } from '../../data/activities/activity-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import { activityPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { PlaceTime } from '../../ui/layout/place-time';
import { GroupActivities } from '../activity/public';
import { editAgain, eventDrafts } from './events/event-form';
import { EventList } from './events/event-list';
import { HostedEvents } from './events/hosted-events';
import { EventRows, OwnEvents } from './own-events';
import { usePlaceNews } from './place-news';
import { useOwnPlaces } from './use-own-places';

const CreateEventDialog = late(
  async () => (await import('./events/create-event-dialog')).CreateEventDialog,
);

/** For companions. */
const HostedActivities = late(
  async () => (await import('../activity/hosted-activities')).HostedActivities,
  { isRare: true, fallback: () => <Skeleton variant="rounded" height={180} /> },
);

/** A message from another page to show here. */
export interface CommunityState {
  readonly message?: string;
}

/** `/community`: events that users create for each other (specification 2, section 2). */
export function CommunityPage() {
  const session = useSession();
  return (
    <Page title="Community" description="Events in your city, hosted by people like you.">
      {session.status === 'signed-in' && (
        <Hub key={session.uid} uid={session.uid} isCompanion={session.userType === 'earner'} />
      )}
    </Page>
  );
}

interface HubProps {
  readonly uid: string;
  readonly isCompanion: boolean;
}

function Hub({ uid, isCompanion }: HubProps) {
  const state = useLocation().state as CommunityState | null;
  const now = useNow();
  // Rounded to the hour, so that returning uses the same query.
  const [from] = useState(() => new Date(now.getTime() - (now.getTime() % HOUR_MS)));
  const own = useOwnPlaces(uid, from);
  // A draft reopens the dialog after a reload.
  const [isCreating, setCreating] = useState(() => eventDrafts.load(uid) !== null);
  const closeDialog = useCallback(() => setCreating(false), []);
  const { say, snackbar } = usePlaceNews(state?.message);
  return (
    <Stack sx={{ gap: 4 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: 2,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <PageHeading>Community</PageHeading>
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch' }}>
            Meet others in your city, or invite them to something you enjoy.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, marginInlineStart: -2 }}>
            <Button component={Link} to={PATHS.stories} sx={{ minHeight: 44 }}>
              Stories
            </Button>
            <Button component={Link} to={PATHS.shareStory} sx={{ minHeight: 44 }}>
              Share your story
            </Button>
          </Stack>
        </Box>
        <Button
          variant="contained"
          startIcon={<AddRounded />}
          onClick={() => setCreating(true)}
          sx={{ minHeight: 44 }}
        >
          Create new event
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <OwnEvents own={own} />
        <HostedEvents
          uid={uid}
          onEdit={(event) => {
            editAgain(uid, event);
            setCreating(true);
          }}
        />
      </Box>
      <EventList
        uid={uid}
        own={own}
        from={from}
        onMessage={(sentence, _done, undo) => say(sentence, undo)}
      />
      {isCompanion && <HostedActivities uid={uid} onMessage={(sentence) => say(sentence)} />}
      <OwnActivities uid={uid} />
      <GroupActivities />
      {isCreating && <CreateEventDialog uid={uid} onClose={closeDialog} />}
      {snackbar}
    </Stack>
  );
}

/** Group activities the user has joined and that aren't over. Nothing without one. */
function OwnActivities({ uid }: { readonly uid: string }) {
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
