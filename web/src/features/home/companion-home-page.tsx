import { type ListedFacts, unlistedReasons } from '@hearthkin/domain/companion/listed';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { type Companion, companion } from '../../data/companions/companion-queries';
import { averageRating } from '../../data/companions/companion-words';
import { useProfileViews } from '../../data/companions/use-profile-views';
import { EarningsSums } from '../../data/earnings/earnings-sums';
import { useLive } from '../../data/kit/live-query';
import { formatMoney } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { StatCards } from '../../ui/feedback/stat-cards';
import { late } from '../../ui/late';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { WhenSeen } from '../../ui/layout/when-seen';
import { COLUMNS } from './home-columns';
import type { OwnInsights } from './insight-queries';
import { countOf, hasBookings, liveBookings } from './insight-words';
import { ListingBanner } from './listing-banner';
import { NextSessions } from './next-sessions';
import { OpenRequests } from './open-requests';
import { ProTip } from './pro-tip';
import { QuickActions } from './quick-actions';
import { RecentMessages } from './recent-messages';
import { TalksNow } from './talks-now';
import { useInsights } from './use-insights';

/** Only companions without bookings have it. */
const GettingStarted = late(async () => (await import('./getting-started')).GettingStarted, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={400} />,
});

/** Specification 2, section 9. */
const MAX_UPCOMING = 4;

const UPCOMING = {
  title: 'Upcoming Bookings',
  more: { to: PATHS.myBookings, label: 'View all' },
} as const;

/** Specification 2, section 2, "Companion dashboard". */
export function CompanionHomePage() {
  const session = useSession();
  return (
    <Page title="Dashboard" description="Your sessions and requests as a companion.">
      {session.status === 'signed-in' && <CompanionHome uid={session.uid} />}
    </Page>
  );
}

function CompanionHome({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  const listing = useLive(companion(uid));
  const { today, read } = useInsights(uid);
  const failed = [account, listing, read].filter(({ status }) => status === 'failed');
  const person = account.status === 'ready' ? account.data?.data : undefined;
  const own = listing.status === 'ready' ? (listing.data?.data ?? null) : null;
  const insights = read.status === 'ready' ? read.data : null;
  const status = person?.verification.verificationStatus ?? 'not_started';
  const missing =
    person !== undefined && listing.status === 'ready'
      ? unlistedReasons(person, own ?? NO_LISTING)
      : null;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={HEAD}>
        <PageHeading>
          {person === undefined ? <Skeleton width="9ch" /> : `Hello, ${person.firstName}`}
        </PageHeading>
        <Button variant="outlined" component={Link} to={PATHS.profile}>
          Edit Profile
        </Button>
      </Box>
      {failed.length > 0 && (
        <LoadFailed retry={() => failed.forEach(({ retry }) => void retry())} />
      )}
      {missing !== null && <ListingBanner status={status} missing={missing} />}
      <Box sx={COLUMNS}>
        <NextSessions
          uid={uid}
          {...UPCOMING}
          count={MAX_UPCOMING}
          none={
            insights !== null && !hasBookings(insights) ? (
              <GettingStarted uid={uid} missing={missing} />
            ) : (
              <NoSession isKnown={read.status !== 'loading'} />
            )
          }
        />
        <Stack sx={{ gap: 3 }}>
          <OpenRequests uid={uid} />
          <TalksNow listing={listing} />
          <WhenSeen height={260}>
            <DashboardCard title="Earnings" more={{ label: 'See payouts', to: PATHS.earnings }}>
              <EarningsSums uid={uid} isBrief />
            </DashboardCard>
          </WhenSeen>
        </Stack>
      </Box>
      <CompanionNumbers uid={uid} insights={insights} listing={own} month={today.slice(0, 7)} />
      <Box sx={{ ...COLUMNS, alignItems: 'start' }}>
        <Stack sx={{ gap: 3 }}>
          <WhenSeen height={260}>
            <RecentMessages uid={uid} />
          </WhenSeen>
          <ProTip />
        </Stack>
        <QuickActions uid={uid} />
      </Box>
    </Stack>
  );
}

/** The facts of a listing that isn't created yet. */
const NO_LISTING: ListedFacts = {
  photo: null,
  badges: { background: false },
  badgesGivenAt: { background: null },
  pause: null,
  payoutAccount: 'not-needed',
};

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** `isKnown`: whether it is certain that this isn't the place of the first steps. */
function NoSession({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <DashboardCard {...UPCOMING}>
      {isKnown ? (
        <Typography sx={{ color: 'text.secondary' }}>
          No upcoming sessions. Confirmed ones show up here.
        </Typography>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </DashboardCard>
  );
}

interface CompanionNumbersProps {
  readonly uid: string;
  /** Null while loading. */
  readonly insights: OwnInsights | null;
  readonly listing: Companion | null;
  /** `yyyy-MM` */
  readonly month: string;
}

/** The dashboard's four numbers (specification 2, sections 2 and 9). */
function CompanionNumbers({ uid, insights, listing, month }: CompanionNumbersProps) {
  const views = useProfileViews(uid);
  return (
    <StatCards
      label="At a glance"
      stats={[
        {
          term: 'Total Earnings',
          value: insights && formatMoney(countOf(insights.all, 'payout-minor')),
          note: insights
            ? `After our fee. Members’ total: ${formatMoney(countOf(insights.all, 'kept-minor'))}.`
            : 'After our fee',
        },
        {
          term: 'Bookings This Month',
          value: insights && String(liveBookings(insights.months.get(month))),
        },
        { term: 'Average Rating', value: listing && averageRating(listing) },
        { term: 'Profile Views', value: views === null ? null : String(views) },
      ]}
    />
  );
}
