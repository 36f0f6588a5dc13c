import { activityPhase } from '@hearthkin/domain/community/activity';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Activity, activityPages } from '../../../data/activities/activity-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { csvOf } from '../../../lib/csv';
import { formatDate, formatTime, zoneName } from '../../../lib/format';
import { activityPath } from '../../../lib/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { PersonLink } from '../people/person-name';
import { StaffExport } from '../staff-export';

const ActivityDialog = late(async () => (await import('./activity-dialog')).ActivityDialog);
const CancelActivityDialog = late(
  async () => (await import('./cancel-activity-dialog')).CancelActivityDialog,
);

type OpenDialog =
  | { readonly what: 'save'; readonly activity: Doc<Activity> | null }
  | { readonly what: 'cancel'; readonly activity: Doc<Activity> };

/** All group activities, latest first. Staff create, change and cancel them. */
export function ActivityList() {
  const read = useLive(activityPages());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const close = () => setDialog(null);
  const showMessage = (sentence: string) => {
    setDialog(null);
    setMessage(sentence);
  };
  return (
    <Box component="section" aria-labelledby="activities">
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 2,
        }}
      >
        <Typography id="activities" variant="h2">
          Group activities
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <StaffExport
            list="activities"
            things="activities"
            pages={activityPages}
            csv={activityCsv}
          />
          <Button variant="contained" onClick={() => setDialog({ what: 'save', activity: null })}>
            New activity
          </Button>
        </Stack>
      </Stack>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <Stack role="status" aria-busy aria-label="Loading activities">
          <Skeleton variant="rounded" height={160} />
        </Stack>
      )}
      {read.status === 'ready' && (
        <>
          {read.data.items.length === 0 && (
            <EmptyState icon={<GroupsOutlined />} title="No activities yet" />
          )}
          <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
            {read.data.items.map((activity) => (
              <li key={activity.id}>
                <ActivityRow activity={activity} onOpenDialog={setDialog} />
              </li>
            ))}
          </Stack>
          {read.data.hasMore && (
            <LoadMore
              state={read.data.more}
              onMore={read.more}
              isAutomatic={false}
              what="activities"
            />
          )}
        </>
      )}
      {dialog?.what === 'save' && (
        <ActivityDialog former={dialog.activity} onClose={close} onSaved={showMessage} />
      )}
      {dialog?.what === 'cancel' && (
        <CancelActivityDialog activity={dialog.activity} onClose={close} onDone={showMessage} />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Box>
  );
}

interface ActivityRowProps {
  readonly activity: Doc<Activity>;
  readonly onOpenDialog: (dialog: OpenDialog) => void;
}

const PHASES = {
  hidden: 'Asked',
  cancelled: 'Canceled',
  ahead: 'Open',
  'under-way': 'Under way',
  over: 'Over',
} as const;

function ActivityRow({ activity, onOpenDialog }: ActivityRowProps) {
  const now = useNow();
  const { title, startsAt, timeZone, host, hostId, city, participantCount, maxParticipants } =
    activity.data;
  const phase = activityPhase(activity.data, now);
  return (
    <Card component="article" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={activityPath(activity.id)}>
            {title}
          </MuiLink>
        </Typography>
        <Chip
          size="small"
          label={PHASES[phase]}
          color={phase === 'ahead' ? 'success' : 'default'}
        />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {formatDate(startsAt, timeZone)}, {formatTime(startsAt, timeZone)}, {zoneName(timeZone)} ·{' '}
        {city} · <PersonLink uid={hostId} name={host.name} /> · {participantCount} of{' '}
        {maxParticipants} joined
      </Typography>
      {phase === 'ahead' && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, marginInlineStart: -2 }}>
          <Button
            aria-label={`Change: ${title}`}
            onClick={() => onOpenDialog({ what: 'save', activity })}
          >
            Change
          </Button>
          <Button
            color="error"
            aria-label={`Cancel: ${title}`}
            onClick={() => onOpenDialog({ what: 'cancel', activity })}
          >
            Cancel
          </Button>
        </Stack>
      )}
    </Card>
  );
}

/** Prices are in cents. */
function activityCsv(activities: readonly Doc<Activity>[]): Promise<string> {
  const rows = activities.map(({ id, data }) => [
    id,
    data.title,
    data.startsAt,
    data.city,
    data.host.name,
    data.priceMinor,
    data.participantCount,
    data.maxParticipants,
    data.status,
  ]);
  return csvOf(
    ['Id', 'Title', 'Starts (UTC)', 'City', 'Host', 'Price', 'Joined', 'Places', 'State'],
    rows,
  );
}
