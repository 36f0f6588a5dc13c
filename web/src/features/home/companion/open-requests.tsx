import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Booking, openRequests } from '../../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { bookingPath, PATHS } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { DashboardCard } from '../../../ui/layout/dashboard-card';
import { SessionTime } from '../../../ui/layout/session-time';

/** The most counted; shown as "or more". */
const MAX_REQUESTS = 10;

/** The most described. */
const MAX_SHOWN = 3;

/** The requests awaiting the companion's answer, with what each pays. */
export function OpenRequests({ uid }: { readonly uid: string }) {
  const now = useNow();
  const [opened] = useState(now);
  const requests = useLatest(useLive(openRequests(uid, opened, MAX_REQUESTS)));
  const open =
    requests.status === 'ready'
      ? requests.data.filter(({ data }) => statusAt(data, now) === 'pending')
      : null;
  const waiting = open === null ? null : open.length;
  return (
    <DashboardCard title="Requests">
      {requests.status === 'failed' ? (
        <LoadFailed retry={requests.retry} />
      ) : (
        <Typography role="status" sx={{ fontWeight: waiting ? 600 : undefined }}>
          {waiting === null ? <Skeleton width="18ch" /> : waitingWords(waiting)}
        </Typography>
      )}
      {open !== null && open.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, mt: 1.5, listStyle: 'none' }}
        >
          {open.slice(0, MAX_SHOWN).map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </Box>
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

function RequestLine({ request: { id, data } }: { readonly request: Doc<Booking> }) {
  return (
    <li>
      <MuiLink component={Link} to={bookingPath(id)} color="inherit" sx={{ fontWeight: 600 }}>
        {activityOf(data.activity).name}
      </MuiLink>
      <SessionTime {...data} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {companionPay(data.price)}
      </Typography>
    </li>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No open requests.';
  if (waiting === 1) return 'One request needs your reply.';
  const count = waiting === MAX_REQUESTS ? `${waiting} or more` : waiting;
  return `${count} requests need your reply.`;
}
