import { activityPhase } from '@hearthkin/domain/community/activity';
import { type ActivityStatus, mayMove } from '@hearthkin/domain/community/activity-state';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip, { type ChipProps } from '@mui/material/Chip';
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
import { staffViewPath } from '../../../lib/staff-views';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { formatDateTime } from '../format-date-time';
import { PersonLink } from '../people/person-name';
import { StaffExport } from '../staff-export';
import { ACTIVITY_STATUS_WORDS } from './activity-words';

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
  cancelled: 'Canceled',
  ahead: 'Open',
  'under-way': 'Under way',
  over: 'Over',
} as const;

function stateWords({ status }: Activity, phase: ReturnType<typeof activityPhase>): string {
  return phase === 'hidden' ? ACTIVITY_STATUS_WORDS[status] : PHASES[phase];
}

const COLORS: Partial<Record<ActivityStatus, ChipProps['color']>> = {
  proposed: 'warning',
  asked: 'warning',
  declined: 'error',
  lapsed: 'error',
};

function ActivityRow({ activity, onOpenDialog }: ActivityRowProps) {
  const now = useNow();
  const { title, startsAt, timeZone, host, hostId, city, participantCount, maxParticipants } =
    activity.data;
  const { status } = activity.data;
  const phase = activityPhase(activity.data, now);
  const isAhead = phase === 'ahead';
  const mayAsk = isAhead || (phase === 'hidden' && mayMove('ask', status));
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
          label={stateWords(activity.data, phase)}
          color={isAhead ? 'success' : (COLORS[status] ?? 'default')}
        />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {formatDate(startsAt, timeZone)}, {formatTime(startsAt, timeZone)}, {zoneName(timeZone)} ·{' '}
        {city} · <PersonLink uid={hostId} name={host.name} /> · {participantCount} of{' '}
        {maxParticipants} joined
      </Typography>
      <Waiting activity={activity.data} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, marginInlineStart: -2 }}>
        {status === 'proposed' && (
          <Button
            component={Link}
            to={`${staffViewPath('proposals')}&item=${activity.id}`}
            aria-label={`Review: ${title}`}
          >
            Review
          </Button>
        )}
        {mayAsk && (
          <Button
            aria-label={`Change: ${title}`}
            onClick={() => onOpenDialog({ what: 'save', activity })}
          >
            Change
          </Button>
        )}
        {isAhead && (
          <Button
            color="error"
            aria-label={`Cancel: ${title}`}
            onClick={() => onOpenDialog({ what: 'cancel', activity })}
          >
            Cancel
          </Button>
        )}
        {mayMove('recall', status) && (
          <Button
            color="error"
            aria-label={`Withdraw: ${title}`}
            onClick={() => onOpenDialog({ what: 'cancel', activity })}
          >
            Withdraw
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The answer that a hidden activity waits for, or the words that came with it. */
function Waiting({ activity: { status, request, notes } }: { readonly activity: Activity }) {
  const dueAt = request?.dueAt ?? null;
  const words =
    status === 'asked' && dueAt !== null
      ? `The host may answer until ${formatDateTime(dueAt)}.`
      : status !== 'open' && status !== 'cancelled' && notes !== ''
        ? `${status === 'declined' ? 'Reason' : 'Our note'}: ${notes}`
        : '';
  if (words === '') return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {words}
    </Typography>
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
