import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { loginPath, PATHS } from '../../../lib/paths';
import { useSession } from '../../../session/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { PersonalAnalytics } from './personal-analytics';

/** `/analytics`: a member's or companion's own numbers; others are told to sign in (specification 2, section 2, "Analytics"). */
export function AnalyticsPage() {
  const session = useSession();
  const person = session.status === 'signed-in' && session.userType !== null ? session : null;
  return (
    <Page title="Analytics" description="Your own bookings in numbers.">
      <Stack sx={{ gap: 3 }}>
        <PageHeading>Analytics</PageHeading>
        {session.status === 'starting' && (
          <Skeleton aria-busy variant="rounded" height={320} aria-label="Loading" />
        )}
        {person !== null && person.userType !== null && (
          <PersonalAnalytics uid={person.uid} role={person.userType} />
        )}
        {(session.status === 'visitor' || session.status === 'failed') && <Unavailable />}
        {session.status === 'signed-in' && person === null && (
          <EmptyState
            icon={<LockOutlined />}
            title="Analytics Unavailable"
            {...withoutAccount(session)}
          />
        )}
      </Stack>
    </Page>
  );
}

/** Words for who is signed in without bookings that could be counted. */
function withoutAccount({ isAdmin }: { readonly isAdmin: boolean }) {
  const [text, label, to] = isAdmin
    ? [
        'Analytics count a person’s own bookings. Your team sign-in has none.',
        'Open the team desk',
        PATHS.adminDatabase,
      ]
    : [
        'Your numbers appear here once your account is finished.',
        'Finish signing up',
        PATHS.registerFinish,
      ];
  const children = (
    <Button component={Link} to={to} variant="contained">
      {label}
    </Button>
  );
  return { text, children };
}

function Unavailable() {
  return (
    <EmptyState
      icon={<LockOutlined />}
      title="Analytics Unavailable"
      text="Please log in to view your personal analytics and track your progress."
    >
      <Button component={Link} to={loginPath(PATHS.analytics)} variant="contained">
        Sign In
      </Button>
    </EmptyState>
  );
}
