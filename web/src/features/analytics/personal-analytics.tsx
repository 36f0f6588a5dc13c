import type { UserType } from '@hearthkin/domain/account/fields';
import { DAY_MS } from '@hearthkin/domain/durations';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { user } from '../../data/accounts/account-queries';
import { companion } from '../../data/companions/companion-queries';
import type { OwnInsights } from '../../data/insights/insight-queries';
import { countOf, hasBookings, sessions } from '../../data/insights/insight-words';
import { useInsights } from '../../data/insights/use-insights';
import { useLive } from '../../data/kit/live-query';
import { formatMoney } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { type Stat, StatCards } from '../../ui/feedback/stat-cards';
import { useNow } from '../../ui/hooks/clock';
import { Charts } from './charts';
import { NothingYet } from './nothing-yet';

interface PersonalAnalyticsProps {
  readonly uid: string;
  readonly role: UserType;
}

export function PersonalAnalytics({ uid, role }: PersonalAnalyticsProps) {
  const now = useNow();
  const account = useLive(user(uid));
  const listing = useLive(role === 'earner' ? companion(uid) : null);
  const { today, read } = useInsights(uid);
  const reads = role === 'earner' ? [account, listing, read] : [account, read];
  const failed = reads.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    return <LoadFailed retry={() => failed.forEach(({ retry }) => void retry())} />;
  }
  if (account.status !== 'ready' || account.data === null || read.status !== 'ready') {
    return (
      <Stack role="status" aria-busy aria-label="Loading analytics" sx={{ gap: 3 }}>
        <Skeleton variant="rounded" height={110} />
        <Skeleton variant="rounded" height={240} />
      </Stack>
    );
  }
  const { accountStatus, createdAt } = account.data.data;
  const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
  const own = listing.status === 'ready' ? (listing.data?.data ?? null) : null;
  return (
    <Stack sx={{ gap: 3 }}>
      <StatCards
        label="Your account"
        stats={[
          {
            term: 'Account status',
            value: accountStatus === 'active' ? 'Active' : 'Suspended',
          },
          { term: 'Account type', value: role === 'earner' ? 'Companion' : 'Member' },
          { term: 'Days active', value: String(Math.max(0, days)) },
          totalsOf(read.data, role),
        ]}
      />
      {hasBookings(read.data) ? (
        <Charts insights={read.data} listing={own} role={role} today={today} />
      ) : (
        <NothingYet role={role} />
      )}
    </Stack>
  );
}

/** The amount spent or earned in total, with the number of sessions. */
function totalsOf({ all }: OwnInsights, role: UserType): Stat {
  const completed = countOf(all, 'status-completed');
  const hours = Math.round(countOf(all, 'minutes') / 6) / 10;
  const note = `${sessions(completed)}, ${hours} h`;
  return role === 'earner'
    ? { term: 'Your share in all', value: formatMoney(countOf(all, 'payout-minor')), note }
    : { term: 'Spent in all', value: formatMoney(countOf(all, 'kept-minor')), note };
}
