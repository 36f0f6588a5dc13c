import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openRequests } from '../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { useNow } from '../../ui/hooks/clock';

/** The most counted; shown as "or more". */
const MAX_REQUESTS = 10;

/** The number of requests awaiting the companion's answer; nothing for zero. */
export function OpenRequests({ uid }: { readonly uid: string }) {
  const now = useNow();
  const [opened] = useState(now);
  const requests = useLatest(useLive(openRequests(uid, opened, MAX_REQUESTS)));
  if (requests.status !== 'ready') return null;
  const waiting = requests.data.filter(({ data }) => statusAt(data, now) === 'pending').length;
  if (waiting === 0) return null;
  const count = waiting === MAX_REQUESTS ? `${waiting} or more` : waiting;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" component={Link} to={PATHS.myBookings}>
          Reply
        </Button>
      }
    >
      {waiting === 1 ? 'One request needs your reply.' : `${count} requests need your reply.`}
    </Alert>
  );
}
