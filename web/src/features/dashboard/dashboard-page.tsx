import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { UpcomingSessions } from '../../data/bookings/session-cards';
import { type Companion, companion } from '../../data/companions/companion-queries';
import { averageRating } from '../../data/companions/companion-words';
import { RecentMessages } from '../../data/conversations/recent-messages';
import type { OwnInsights } from '../../data/insights/insight-queries';
import {
  countOf,
  hasBookings,
  liveBookings,
  moneyByMonth,
} from '../../data/insights/insight-words';
import { useInsights } from '../../data/insights/use-insights';
import { useLive } from '../../data/kit/live-query';
import { formatMoney } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { BarChart } from '../../ui/feedback/bar-chart';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { StatCards } from '../../ui/feedback/stat-cards';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { QuickActions } from '../../ui/layout/quick-actions';
import { GettingStarted } from './getting-started';
import { OpenRequests } from './open-requests';
import { ProTip } from './pro-tip';
import { VerificationBanner } from './verification-banner';

/** Specification 2, section 9. */
const MAX_UPCOMING = 4;

const ACTIONS = [
  { label: 'Your application', to: PATHS.earnHelping },
  { label: 'Your listing', to: PATHS.listing },
  { label: 'Your profile', to: PATHS.profile },
  { label: 'View Analytics', to: PATHS.analytics },
];

/** Specification 2, section 2, "Companion dashboard". */
export function DashboardPage() {
  const session = useSession();
  return (
    <Page title="Dashboard" description="Your sessions and requests as a companion.">
      {session.status === 'signed-in' && <Dashboard uid={session.uid} />}
    </Page>
  );
}

function Dashboard({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  const listing = useLive(companion(uid));
  const { today, read } = useInsights(uid);
  const failed = [account, listing, read].filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    return <LoadFailed retry={() => failed.forEach(({ retry }) => void retry())} />;
  }
  const person = account.status === 'ready' ? account.data?.data : undefined;
  const insights = read.status === 'ready' ? read.data : null;
  const isVerified = person?.verification.verificationStatus === 'verified';
  return (
    <Stack sx={{ gap: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <PageHeading>
          {person === undefined ? <Skeleton width="9ch" /> : `Hello, ${person.firstName}`}
        </PageHeading>
        <Button variant="outlined" component={Link} to={PATHS.profile}>
          Edit Profile
        </Button>
      </Box>
      {person !== undefined && (
        <VerificationBanner status={person.verification.verificationStatus} />
      )}
      <OpenRequests uid={uid} />
      <CompanionNumbers
        insights={insights}
        listing={listing.status === 'ready' ? (listing.data?.data ?? null) : null}
        month={today.slice(0, 7)}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 3 }}>
          {insights !== null && !hasBookings(insights) ? (
            <GettingStarted
              uid={uid}
              isVerified={isVerified}
              listing={listing.status === 'ready' ? (listing.data?.data ?? null) : null}
            />
          ) : (
            <UpcomingSessions
              uid={uid}
              title="Upcoming Bookings"
              count={MAX_UPCOMING}
              more={{ to: PATHS.myBookings, label: 'View all' }}
            />
          )}
          {insights === null ? (
            <Skeleton variant="rounded" height={240} />
          ) : (
            <BarChart
              title="Your share by month"
              bars={moneyByMonth(insights, 'payout-minor', today)}
              empty="No earnings yet. They’ll show up after your first session."
            />
          )}
        </Stack>
        <Stack sx={{ gap: 3 }}>
          <RecentMessages uid={uid} />
          <QuickActions actions={ACTIONS} />
          <ProTip />
        </Stack>
      </Box>
    </Stack>
  );
}

interface CompanionNumbersProps {
  /** Null while loading. */
  readonly insights: OwnInsights | null;
  readonly listing: Companion | null;
  /** `yyyy-MM` */
  readonly month: string;
}

/** The dashboard's four numbers (specification 2, sections 2 and 9). */
function CompanionNumbers({ insights, listing, month }: CompanionNumbersProps) {
  return (
    <StatCards
      label="Your numbers"
      stats={[
        {
          term: 'Total Earnings',
          value: insights && formatMoney(countOf(insights.all, 'payout-minor')),
          note: 'What you earned, after our fee',
        },
        {
          term: 'Bookings This Month',
          value: insights && String(liveBookings(insights.months.get(month))),
        },
        { term: 'Average Rating', value: listing && averageRating(listing) },
        { term: 'Profile Views', value: listing && String(listing.profileViews) },
      ]}
    />
  );
}
