import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { user } from '../../data/accounts/account-queries';
import { RecentSessions, UpcomingSessions } from '../../data/bookings/session-cards';
import { RecentMessages } from '../../data/conversations/recent-messages';
import { useLive } from '../../data/kit/live-query';
import { LoyaltyCard } from '../../data/plans/loyalty-card';
import { PATHS } from '../../lib/paths';
import { useMemberId } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { QuickActions } from '../../ui/layout/quick-actions';
import { MoodSection } from './mood-section';
import { PlanSection } from './plan-section';

/** The most sessions in each list. */
const MAX_SESSIONS = 3;

/** Specification 2, section 2. */
const ACTIONS = [
  { label: 'Find support now', to: PATHS.needSupport },
  { label: 'Browse companions', to: PATHS.browse },
  { label: 'Open messages', to: PATHS.messages },
];

/** `/subscription-dashboard`: the member's dashboard (specification 2, section 2). */
export function SubscriptionDashboardPage() {
  const uid = useMemberId();
  return (
    <Page
      title="Home"
      description="Your plan, your sessions, your loyalty status and how you feel."
    >
      {uid === null ? <Waiting /> : <Dashboard uid={uid} />}
    </Page>
  );
}

function Dashboard({ uid }: { readonly uid: string }) {
  const now = useNow();
  const account = useLive(user(uid));
  const member = account.status === 'ready' ? (account.data?.data ?? null) : null;
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeading>{member === null ? 'Home' : `Welcome, ${member.firstName}`}</PageHeading>
      {account.status === 'failed' && <LoadFailed retry={account.retry} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 3 }}>
          {member === null ? (
            account.status === 'loading' && <CardSkeleton />
          ) : (
            <PlanSection uid={uid} member={member} now={now} />
          )}
          <UpcomingSessions
            uid={uid}
            title="Upcoming sessions"
            count={MAX_SESSIONS}
            more={{ label: 'Plan a session', to: PATHS.needSupport }}
          />
          <RecentSessions
            uid={uid}
            title="Recent sessions"
            count={MAX_SESSIONS}
            more={{ label: 'View all', to: PATHS.myBookings }}
          />
        </Stack>
        <Stack sx={{ gap: 3 }}>
          <MoodSection uid={uid} now={now} />
          {member !== null && (
            <LoyaltyCard uid={uid} sessionsCompleted={member.stats.sessionsCompleted} />
          )}
          <RecentMessages uid={uid} />
          <QuickActions actions={ACTIONS} />
        </Stack>
      </Box>
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeading>Home</PageHeading>
      <CardSkeleton />
    </Stack>
  );
}

function CardSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading your account">
      <Skeleton variant="rounded" height={220} />
    </div>
  );
}
