import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type Activity,
  hiddenActivities,
  hostedAhead,
} from '../../data/activities/activity-queries';
import { HOSTED_ACTIVITY_WORDS } from '../../data/activities/activity-status-words';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { proposalDrafts } from '../../lib/activity-draft';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { activityPath } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { PlaceTime } from '../../ui/layout/place-time';

const ProposeDialog = late(async () => (await import('./propose-dialog')).ProposeDialog);

type Status = Activity['status'];

const COLORS: Partial<Record<Status, ChipProps['color']>> = {
  asked: 'warning',
  proposed: 'info',
  returned: 'warning',
  rejected: 'error',
  open: 'success',
};

/** What needs the host comes first. */
const FIRST: readonly Status[] = ['asked', 'returned'];

interface HostedActivitiesProps {
  readonly uid: string;
  /** Gets a sentence to show. */
  readonly onMessage: (sentence: string) => void;
}

/** The group activities that a companion is asked to host, has proposed or hosts, and the way to propose one. */
export function HostedActivities({ uid, onMessage }: HostedActivitiesProps) {
  const now = useNow();
  const [from] = useState(now);
  const hidden = useLive(hiddenActivities(uid));
  const open = useLive(hostedAhead(uid, from));
  // A draft reopens the dialog after a reload.
  const [isProposing, setProposing] = useState(() => proposalDrafts.load('new') !== null);
  const reads = [hidden, open];
  const failed = reads.filter(({ status }) => status === 'failed');
  const isReady = hidden.status === 'ready' && open.status === 'ready';
  const all = isReady ? [...hidden.data, ...open.data] : [];
  const rank = ({ data }: Doc<Activity>) => (FIRST.includes(data.status) ? 0 : 1);
  const shown = all
    .filter(({ data }) => data.startsAt > now || FIRST.includes(data.status))
    .toSorted((a, b) => rank(a) - rank(b) || +a.data.startsAt - +b.data.startsAt);
  return (
    <DashboardCard title="Group activities you host">
      {failed.length > 0 && (
        <LoadFailed retry={() => failed.forEach(({ retry }) => void retry())} />
      )}
      {failed.length === 0 && !isReady && (
        <div role="status" aria-busy aria-label="Loading the group activities you host">
          <Skeleton variant="rounded" height={56} />
        </div>
      )}
      {isReady && shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No group activities yet. Propose one, and our team reviews it.
        </Typography>
      )}
      {shown.length > 0 && (
        <Stack
          component="ul"
          aria-label="Group activities you host"
          sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}
        >
          {shown.map((one) => (
            <HostedRow key={one.id} activity={one} />
          ))}
        </Stack>
      )}
      <Button variant="outlined" onClick={() => setProposing(true)} sx={{ minHeight: 44, mt: 2 }}>
        Propose a group activity
      </Button>
      {isProposing && (
        <ProposeDialog
          uid={uid}
          former={null}
          onClose={() => setProposing(false)}
          onSent={(sentence) => {
            setProposing(false);
            onMessage(sentence);
          }}
        />
      )}
    </DashboardCard>
  );
}

/** The requests of our team to host something, on the dashboard. Nothing without one. */
export function HostRequests({ uid }: { readonly uid: string }) {
  const read = useLive(hiddenActivities(uid));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  const asked = read.status === 'ready' ? read.data.filter(isAsked) : [];
  if (asked.length === 0) return null;
  return (
    <DashboardCard title="Would you host this?">
      <Stack
        component="ul"
        aria-label="Group activities we’d like you to host"
        sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}
      >
        {asked.map((one) => (
          <HostedRow key={one.id} activity={one} />
        ))}
      </Stack>
    </DashboardCard>
  );
}

const isAsked = ({ data }: Doc<Activity>) => data.status === 'asked';

function HostedRow({ activity: { id, data } }: { readonly activity: Doc<Activity> }) {
  const { title, status, notes, request } = data;
  const dueAt = request?.dueAt ?? null;
  const zone = ownTimeZone();
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
      <div>
        <MuiLink
          component={Link}
          to={activityPath(id)}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {title}
        </MuiLink>
        <Typography component="div" variant="body2">
          <PlaceTime {...data} />
        </Typography>
        {status === 'asked' && dueAt !== null && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            Please answer by {formatDate(dueAt, zone)}, {formatTime(dueAt, zone)}.
          </Typography>
        )}
        {(status === 'returned' || status === 'rejected') && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            Note from our team: {notes}
          </Typography>
        )}
        {status === 'asked' && (
          <Button
            component={Link}
            to={activityPath(id)}
            variant="contained"
            aria-label={`Read and answer: ${title}`}
            sx={{ minHeight: 44, mt: 1 }}
          >
            Read and answer
          </Button>
        )}
      </div>
      <Chip
        size="small"
        variant="outlined"
        color={COLORS[status] ?? 'default'}
        label={HOSTED_ACTIVITY_WORDS[status]}
        sx={{ flexShrink: 0 }}
      />
    </Stack>
  );
}
