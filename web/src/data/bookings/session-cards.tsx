import { activityOf } from '@hearthkin/domain/booking/activities';
import { otherParty } from '@hearthkin/domain/booking/booking';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { SessionTime } from '../../ui/layout/session-time';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { profilesOf } from '../accounts/account-queries';
import { type PublicPerson, publicPerson } from '../accounts/public-person';
import { type Live, useLatest, useLive } from '../kit/live-query';
import type { Doc } from '../kit/readers';
import { lastSessions } from '../wellness/wellness-queries';
import { type Booking, nextSessions } from './booking-queries';

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
        empty="No upcoming sessions. Confirmed ones show up here."
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
        empty="Completed sessions show up here."
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

interface SessionLineProps {
  readonly booking: Booking;
  /** Null while loading. */
  readonly other: PublicPerson | null;
}

/** The other person, activity and time of a session. */
function SessionLine({ booking, other }: SessionLineProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <PersonAvatar name={other?.name ?? ''} photo={other?.photo ?? null} size={48} />
      <div>
        <Typography sx={{ fontWeight: 650 }}>
          {other === null ? <Skeleton width="12ch" /> : other.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {activityOf(booking.activity).name}
        </Typography>
        <SessionTime {...booking} />
      </div>
    </Box>
  );
}
