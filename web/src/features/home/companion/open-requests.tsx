import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { inSeries, type SeriesRefusal } from '@hearthkin/domain/booking/series';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import { openRequests } from '../../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { PATHS } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { DashboardCard } from '../../../ui/layout/dashboard-card';

/** Most days begin without a request. */
const BookingCard = late(
  async () => (await import('../../bookings/page/booking-card')).BookingCard,
  {
    isRare: true,
    fallback: () => <Skeleton variant="rounded" height={280} />,
  },
);

/** Few requests are for several weeks. */
const SeriesRequest = late(
  async () => (await import('../../bookings/series/series-request')).SeriesRequest,
  {
    isRare: true,
    fallback: () => <Skeleton variant="rounded" height={320} />,
  },
);

const SeriesRefusals = late(
  async () => (await import('../../bookings/series/series-refusals')).SeriesRefusals,
  { isOpen: ({ refused }) => refused.length > 0, isRare: true },
);

const SIDE = 'earner';

/** The most counted; shown as "or more". */
const MAX_REQUESTS = 10;

/** The most shown whole. */
const MAX_SHOWN = 3;

const WORDS = {
  title: 'Requests',
  more: { to: PATHS.myBookings, label: 'See your bookings' },
} as const;

/** The requests awaiting the companion's answer, the one that ends first on top, to be answered here. */
export function OpenRequests({ uid }: { readonly uid: string }) {
  const now = useNow();
  const [opened] = useState(now);
  const [refused, setRefused] = useState<readonly SeriesRefusal[]>([]);
  const requests = useLatest(useLive(openRequests(uid, opened, MAX_REQUESTS)));
  const open =
    requests.status === 'ready'
      ? requests.data.filter(({ data }) => statusAt(data, now) === 'pending')
      : null;
  const shown = inSeries(open ?? [], ({ data }) => data).slice(0, MAX_SHOWN);
  const askers = shown.flatMap((group) => group.slice(0, 1)).map(({ data }) => data.spenderId);
  const people = useLatest(useLive(profilesOf([...new Set(askers)])));
  return (
    <DashboardCard {...WORDS}>
      {requests.status === 'failed' ? (
        <LoadFailed retry={requests.retry} />
      ) : (
        <Typography role="status" sx={{ fontWeight: open?.length ? 600 : undefined }}>
          {open === null ? <Skeleton width="18ch" /> : waitingWords(open.length)}
        </Typography>
      )}
      <SeriesRefusals refused={refused} />
      {shown.length > 0 && (
        <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, mt: 1.5, listStyle: 'none' }}>
          {shown.map((group) => {
            const [request] = group;
            if (request === undefined) return null;
            const other = publicPerson(people, request.data.spenderId);
            return (
              <li key={request.data.seriesId ?? request.id}>
                {group.length > 1 ? (
                  <SeriesRequest requests={group} other={other} now={now} onRefused={setRefused} />
                ) : (
                  <BookingCard booking={request} role={SIDE} other={other} now={now} />
                )}
              </li>
            );
          })}
        </Stack>
      )}
    </DashboardCard>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No open requests.';
  if (waiting === 1) return 'One request needs your reply.';
  const count = waiting === MAX_REQUESTS ? `${waiting} or more` : waiting;
  return `${count} requests need your reply.`;
}
