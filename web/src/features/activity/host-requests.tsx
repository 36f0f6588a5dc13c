import Stack from '@mui/material/Stack';
import { type Activity, hiddenActivities } from '../../data/activities/activity-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { HostedRow } from './hosted-row';

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
