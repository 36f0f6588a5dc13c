import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { type User, user } from '../../data/accounts/account-queries';
import { bookingsOf } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import { subscription } from '../../data/plans/plan-queries';
import { PATHS } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { useMemberId } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { WhenSeen } from '../../ui/layout/when-seen';
import { NextSessions } from './companion/next-sessions';
import { TalkNow } from './companion/talk-now';
import { FreeFavorites } from './free-favorites';
import { COLUMNS } from './home-columns';
import { MoodSection } from './mood/mood-section';

/** The most upcoming sessions. */
const MAX_UPCOMING = 3;

const UPCOMING = 'Upcoming sessions';

/** The usual heights of parts further down, in pixels. */
const LOYALTY_HEIGHT = 132;
const PLAN_HEIGHT = 200;
const LIST_HEIGHT = 300;

const NewMemberHome = late(async () => (await import('./new-member-home')).NewMemberHome, {
  fallback: () => <AccountSkeleton height={LIST_HEIGHT} />,
});
const PlanBegun = late(async () => (await import('./plan/plan-begun')).PlanBegun, {
  isOpen: ({ isPaid }) => isPaid,
  isRare: true,
});

const EmailRefusedNotice = late(
  async () => (await import('../profile/account/email-refused-notice')).EmailRefusedNotice,
  { isRare: true },
);

// Parts further down come after the page.
const RecentMessages = late(async () => (await import('./recent-messages')).RecentMessages, {
  fallback: () => <Skeleton variant="rounded" height={LIST_HEIGHT} />,
});
const RecentSessions = late(async () => (await import('./recent-sessions')).RecentSessions, {
  fallback: () => <Skeleton variant="rounded" height={LIST_HEIGHT} />,
});
const LoyaltyCard = late(async () => (await import('../pricing/loyalty-card')).LoyaltyCard, {
  fallback: () => <AccountSkeleton height={LOYALTY_HEIGHT} />,
});
const PlanSection = late(async () => (await import('./plan/plan-section')).PlanSection, {
  fallback: () => <AccountSkeleton height={PLAN_HEIGHT} />,
});

/** `/subscription-dashboard`: the member's home (specification 2, section 2). */
export function MemberHomePage() {
  const uid = useMemberId();
  return (
    <Page title="Home" description="Your next session, how you feel, your favorites and your plan.">
      {uid === null ? <PageHeading>Home</PageHeading> : <MemberHome uid={uid} />}
    </Page>
  );
}

function MemberHome({ uid }: { readonly uid: string }) {
  const now = useNow();
  const account = useLive(user(uid));
  const member = account.status === 'ready' ? (account.data?.data ?? null) : null;
  const isNew = useIsNew(uid, member);
  const [search] = useSearchParams();
  const isPaid = arePaymentsLive() && search.get('plan') === 'paid';
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeading>{member === null ? 'Home' : `Welcome, ${member.firstName}`}</PageHeading>
      {account.status === 'failed' && <LoadFailed retry={account.retry} />}
      {member?.emailRefusedAt && <EmailRefusedNotice email={member.email} />}
      {member !== null && <PlanBegun isPaid={isPaid} uid={uid} plan={member.plan} now={now} />}
      {member !== null && isNew === null && <AccountSkeleton height={LIST_HEIGHT} />}
      {member !== null && isNew && <NewMemberHome uid={uid} now={now} />}
      {isNew === false && <KnownMemberHome uid={uid} member={member} account={account} now={now} />}
    </Stack>
  );
}

/**
 * Whether a member has never asked for a session nor had a plan; null while it is unknown. If it can't be read, the home is the
 * usual one.
 */
function useIsNew(uid: string, member: User | null): boolean | null {
  const mayBeNew = member !== null && member.stats.sessionsCompleted === 0 && member.plan === null;
  const asked = useLive(mayBeNew ? bookingsOf(uid, 1) : null);
  const hasPaid = mayBeNew && arePaymentsLive();
  const paid = useLive(hasPaid ? subscription(uid) : null);
  if (!mayBeNew) return false;
  const reads = hasPaid ? [asked, paid] : [asked];
  if (reads.some(({ status }) => status === 'failed')) return false;
  if (asked.status !== 'ready' || (hasPaid && paid.status !== 'ready')) return null;
  return asked.data.length === 0 && (paid.status !== 'ready' || paid.data === null);
}

interface KnownMemberHomeProps {
  readonly uid: string;
  readonly member: User | null;
  readonly account: Pick<ReturnType<typeof useLive>, 'status'>;
  readonly now: Date;
}

function KnownMemberHome({ uid, member, account, now }: KnownMemberHomeProps) {
  return (
    <>
      <Box sx={{ ...COLUMNS, alignItems: 'start' }}>
        <Stack sx={{ gap: 3 }}>
          <NextSessions
            uid={uid}
            title={UPCOMING}
            count={MAX_UPCOMING}
            more={{ label: 'Plan a session', to: PATHS.needSupport }}
            none={<NoSession />}
          />
          <MoodSection uid={uid} now={now} />
        </Stack>
        <Stack sx={{ gap: 3 }}>
          <TalkNow />
          <FreeFavorites uid={uid} />
          <WhenSeen height={LOYALTY_HEIGHT}>
            {member !== null && (
              <LoyaltyCard uid={uid} sessionsCompleted={member.stats.sessionsCompleted} />
            )}
            {account.status === 'loading' && <AccountSkeleton height={LOYALTY_HEIGHT} />}
          </WhenSeen>
          <WhenSeen height={PLAN_HEIGHT}>
            {member !== null && <PlanSection uid={uid} member={member} now={now} />}
            {account.status === 'loading' && <AccountSkeleton height={PLAN_HEIGHT} />}
          </WhenSeen>
        </Stack>
      </Box>
      <Box sx={COLUMNS}>
        <WhenSeen height={LIST_HEIGHT}>
          <RecentSessions uid={uid} />
        </WhenSeen>
        <WhenSeen height={LIST_HEIGHT}>
          <RecentMessages uid={uid} />
        </WhenSeen>
      </Box>
    </>
  );
}

function NoSession() {
  return (
    <DashboardCard title={UPCOMING}>
      <Typography sx={{ color: 'text.secondary' }}>
        No upcoming sessions. Confirmed ones show up here.
      </Typography>
      <Button
        component={Link}
        to={PATHS.needSupport}
        variant="contained"
        sx={{ mt: 2, minHeight: 44 }}
      >
        Plan a session
      </Button>
    </DashboardCard>
  );
}

interface AccountSkeletonProps {
  readonly height: number;
}

function AccountSkeleton({ height }: AccountSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label="Loading your account">
      <Skeleton variant="rounded" height={height} />
    </div>
  );
}
