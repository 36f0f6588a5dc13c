import { otherParty } from '@hearthkin/domain/booking/booking';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { profilesOf } from '../accounts/account-queries';
import { publicPerson } from '../accounts/public-person';
import { type Live, useLatest, useLive } from '../kit/live-query';
import type { Doc } from '../kit/readers';
import { lastSessions } from '../wellness/wellness-queries';
import type { Booking } from './booking-queries';
import { SessionLine } from './session-line';
import { nextSessions } from './session-queries';

interface SessionCardProps {
  readonly uid: string;
  readonly title: string;
  /** The most sessions to show. */
  readonly count: number;
  readonly more: { readonly label: string; readonly to: string };
}

/** A user's next confirmed sessions. */
export function UpcomingSessions({ uid, title, count, more }: SessionCardProps) {
  const now = useNow();
  // Query once with the time of opening. Sessions that have begun since are filtered out below.
  const [opened] = useState(now);
  const read = useLatest(useLive(nextSessions(uid, opened, count)));
  return (
    <DashboardCard title={title} more={more}>
      <Sessions
        uid={uid}
        read={read}
        filter={({ startsAt }) => startsAt > now}
        empty="No session is coming up. Confirmed ones are shown here."
      />
    </DashboardCard>
  );
}

/** A user's latest completed sessions. */
export function RecentSessions({ uid, title, count, more }: SessionCardProps) {
  const read = useLive(lastSessions(uid, count));
  return (
    <DashboardCard title={title} more={more}>
      <Sessions
        uid={uid}
        read={read}
        filter={() => true}
        empty="Your completed sessions are shown here."
      />
    </DashboardCard>
  );
}

interface SessionsProps {
  readonly uid: string;
  readonly read: Live<readonly Doc<Booking>[]>;
  readonly filter: (booking: Booking) => boolean;
  readonly empty: string;
}

function Sessions({ uid, read, filter, empty }: SessionsProps) {
  const shown = read.status === 'ready' ? read.data.filter(({ data }) => filter(data)) : [];
  const people = useLatest(useLive(profilesOf(shown.map(({ data }) => otherParty(data, uid).uid))));
  const otherOf = (booking: Booking) => publicPerson(people, otherParty(booking, uid).uid);
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') {
    return (
      <div role="status" aria-busy aria-label="Loading sessions">
        <Skeleton variant="rounded" height={72} />
      </div>
    );
  }
  if (shown.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  }
  return (
    <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
      {shown.map(({ id, data }) => (
        <SessionLine key={id} booking={data} other={otherOf(data)} />
      ))}
    </Stack>
  );
}
