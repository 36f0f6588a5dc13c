import type { User } from '@hearthkin/domain/account/user';
import {
  type ListedFacts,
  type UnlistedReason,
  unlistedReasons,
} from '@hearthkin/domain/companion/listed';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { user } from '../../../data/accounts/account-queries';
import { type Companion, companion } from '../../../data/companions/companion-queries';
import { averageRating } from '../../../data/companions/companion-words';
import { useProfileViews } from '../../../data/companions/use-profile-views';
import { useLive } from '../../../data/kit/live-query';
import { formatMoney } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useSession } from '../../../session/session';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { StatCards } from '../../../ui/feedback/stat-cards';
import { late } from '../../../ui/late';
import { DashboardCard } from '../../../ui/layout/dashboard-card';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { WhenSeen } from '../../../ui/layout/when-seen';
import { EarningsSums } from '../../earnings/public';
import { MissingList } from '../../listing/public';
import type { OwnInsights } from '../analytics/insight-queries';
import { countOf, hasBookings, liveBookings } from '../analytics/insight-words';
import { useInsights } from '../analytics/use-insights';
import { COLUMNS } from '../home-columns';
import { RecentMessages } from '../recent-messages';
import { NextSessions } from './next-sessions';
import { OpenRequests } from './open-requests';
import { QuickActions } from './quick-actions';
import { TalksNow } from './talks-now';

type Status = User['verification']['verificationStatus'];

interface Words {
  readonly severity: AlertColor;
  readonly title: string;
}

/** By the state of their documents, which take longest. */
const WORDS: Readonly<Record<Status, Words>> = {
  not_started: { severity: 'warning', title: 'Verify your documents' },
  pending: { severity: 'info', title: 'Documents under review' },
  rejected: { severity: 'error', title: 'Your verification needs attention' },
  verified: { severity: 'warning', title: 'Your listing is hidden' },
};

interface ListingBannerProps {
  readonly status: Status;
  readonly missing: readonly UnlistedReason[];
}

/** The steps that a companion has left to be found and booked; nothing once they are. */
function ListingBanner({ status, missing }: ListingBannerProps) {
  if (missing.length === 0) return null;
  const { severity, title } = WORDS[status];
  return (
    <Alert severity={severity} role="status">
      <AlertTitle>{title}</AlertTitle>
      <MissingList missing={missing} />
    </Alert>
  );
}

/** Most companions are asked rarely, and it is nothing then. */
const HostRequests = late(async () => (await import('../../activity/host-requests')).HostRequests, {
  isRare: true,
});

/** Only companions without bookings have it. */
const GettingStarted = late(async () => (await import('../getting-started')).GettingStarted, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={400} />,
});

/** Specification 2, section 9. */
const MAX_UPCOMING = 4;

const UPCOMING = {
  title: 'Upcoming Bookings',
  more: { to: PATHS.myBookings, label: 'View all' },
} as const;

const EmailRefusedNotice = late(
  async () => (await import('../../profile/account/email-refused-notice')).EmailRefusedNotice,
  { isRare: true },
);

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
  // Before the first booking of a companion whom no one finds yet, every sum and number is zero.
  const isNew = insights !== null && !hasBookings(insights) && (missing?.length ?? 0) > 0;
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
      {person?.emailRefusedAt && <EmailRefusedNotice email={person.email} />}
      {missing !== null && <ListingBanner status={status} missing={missing} />}
      <OpenRequests uid={uid} />
      <HostRequests uid={uid} />
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
          <TalksNow listing={listing} />
          {!isNew && (
            <WhenSeen height={260}>
              <DashboardCard title="Earnings" more={{ label: 'See payouts', to: PATHS.earnings }}>
                <EarningsSums uid={uid} isBrief />
              </DashboardCard>
            </WhenSeen>
          )}
        </Stack>
      </Box>
      {!isNew && (
        <CompanionNumbers uid={uid} insights={insights} listing={own} month={today.slice(0, 7)} />
      )}
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

/** Specification 2, section 2, without its unmeasured number. */
function ProTip() {
  return (
    <Card
      component="aside"
      aria-label="Pro Tip"
      sx={{ p: { xs: 2.5, sm: 3 }, bgcolor: 'action.hover' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <LightbulbOutlined aria-hidden color="secondary" />
        <Typography variant="h3" component="h2">
          Pro Tip
        </Typography>
      </Box>
      <Typography sx={{ mt: 1 }}>
        Reply within 10 minutes. “Right now” requests expire after that, and members see your
        response time.
      </Typography>
    </Card>
  );
}
