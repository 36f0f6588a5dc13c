import { otherParty } from '@hearthkin/domain/booking/booking';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import { nextSessions } from '../../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { DashboardCard } from '../../../ui/layout/dashboard-card';
import { NextSession } from '../next-session';
import { SessionLine } from '../session-line';

interface NextSessionsProps {
  readonly uid: string;
  readonly title: string;
  /** The most sessions to show. */
  readonly count: number;
  readonly more: { readonly label: string; readonly to: string };
  /** Shown instead when there is none. */
  readonly none: ReactNode;
}

/** A user's next confirmed session, also while it lasts, and the ones after it. */
export function NextSessions({ uid, title, count, more, none }: NextSessionsProps) {
  const now = useNow();
  // Query once with the time of opening. Sessions that have ended since are filtered out below.
  const [opened] = useState(now);
  const read = useLatest(useLive(nextSessions(uid, opened, count)));
  const shown =
    read.status === 'ready'
      ? read.data
          .filter(({ data }) => data.endsAt > now)
          .toSorted((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime())
      : [];
  const people = useLatest(useLive(profilesOf(shown.map(({ data }) => otherParty(data, uid).uid))));
  const [next, ...later] = shown;
  if (read.status === 'ready' && next === undefined) return none;
  return (
    <DashboardCard title={title} more={more}>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading sessions">
          <Skeleton variant="rounded" sx={{ height: { xs: 384, sm: 292 } }} />
        </div>
      )}
      {next !== undefined && (
        <NextSession
          booking={next}
          uid={uid}
          other={publicPerson(people, otherParty(next.data, uid).uid)}
          now={now}
        />
      )}
      {later.length > 0 && (
        <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, mt: 2.5, listStyle: 'none' }}>
          {later.map((booking) => (
            <SessionLine
              key={booking.id}
              booking={booking}
              other={publicPerson(people, otherParty(booking.data, uid).uid)}
            />
          ))}
        </Stack>
      )}
    </DashboardCard>
  );
}
