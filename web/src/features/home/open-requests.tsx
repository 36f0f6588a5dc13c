import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openRequests } from '../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { DashboardCard } from '../../ui/layout/dashboard-card';

/** The most counted; shown as "or more". */
const MAX_REQUESTS = 10;

/** The number of requests awaiting the companion's answer. */
export function OpenRequests({ uid }: { readonly uid: string }) {
  const now = useNow();
  const [opened] = useState(now);
  const requests = useLatest(useLive(openRequests(uid, opened, MAX_REQUESTS)));
  const waiting =
    requests.status === 'ready'
      ? requests.data.filter(({ data }) => statusAt(data, now) === 'pending').length
      : null;
  return (
    <DashboardCard title="Requests">
      {requests.status === 'failed' ? (
        <LoadFailed retry={requests.retry} />
      ) : (
        <Typography role="status" sx={{ fontWeight: waiting ? 600 : undefined }}>
          {waiting === null ? <Skeleton width="18ch" /> : waitingWords(waiting)}
        </Typography>
      )}
      <Button
        component={Link}
        to={PATHS.myBookings}
        variant={waiting ? 'contained' : 'outlined'}
        sx={{ mt: 2, minHeight: 44 }}
      >
        {waiting ? 'Reply' : 'See your bookings'}
      </Button>
    </DashboardCard>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No open requests.';
  if (waiting === 1) return 'One request needs your reply.';
  const count = waiting === MAX_REQUESTS ? `${waiting} or more` : waiting;
  return `${count} requests need your reply.`;
}
