import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { user } from '../../../data/accounts/account-queries';
import { type Companion, companion } from '../../../data/companions/companion-queries';
import { responseTime } from '../../../data/companions/companion-words';
import { useLive } from '../../../data/kit/live-query';
import { formatMoney } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { type Stat, StatCards } from '../../../ui/feedback/stat-cards';
import { useNow } from '../../../ui/hooks/clock';
import { Charts } from './charts';
import type { OwnInsights } from './insight-queries';
import { countOf, hasBookings, sessions, spentWords } from './insight-words';
import { useInsights } from './use-insights';

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
          ...(own === null ? [] : serviceOf(read.data, own)),
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

/** The number and hours of completed sessions; for a member what they cost. */
function totalsOf({ all }: OwnInsights, role: UserType): Stat {
  const completed = countOf(all, 'status-completed');
  const hours = Math.round(countOf(all, 'minutes') / 6) / 10;
  return role === 'earner'
    ? { term: 'Completed sessions', value: String(completed), note: `${hours} h in all` }
    : {
        term: `${spentWords()} in all`,
        value: formatMoney(countOf(all, 'kept-minor')),
        note: `${sessions(completed)}, ${hours} h`,
      };
}

/** A companion's numbers that the top of their page doesn't show. */
function serviceOf({ all }: OwnInsights, listing: Companion): Stat[] {
  return [
    { term: 'Response time', value: responseTime(listing) },
    { term: 'Canceled or declined', value: String(countOf(all, 'status-cancelled')) },
  ];
}

/** Shown before the first booking. */
function NothingYet({ role }: { readonly role: UserType }) {
  const isCompanion = role === 'earner';
  return (
    <EmptyState
      scene="calendar"
      title="No numbers yet"
      text="Your stats start with your first booking."
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button
          component={Link}
          to={isCompanion ? PATHS.earnerDashboard : PATHS.browse}
          variant="contained"
        >
          {isCompanion ? 'Dashboard' : 'Browse companions'}
        </Button>
        <Button component={Link} to={PATHS.myBookings} variant="outlined">
          My bookings
        </Button>
      </Stack>
    </EmptyState>
  );
}
