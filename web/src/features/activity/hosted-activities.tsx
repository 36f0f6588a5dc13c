import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type Activity,
  hiddenActivities,
  hostedAhead,
} from '../../data/activities/activity-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { proposalDrafts } from '../../lib/activity-draft';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { HostedRow } from './hosted-row';

const ProposeDialog = late(async () => (await import('./propose-dialog')).ProposeDialog);

/** The states that need the host come first. */
const FIRST: readonly Activity['status'][] = ['asked', 'returned'];

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
          No group activities yet. Suggest one, and our team reviews it.
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
        Suggest a group activity
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
