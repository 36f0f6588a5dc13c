import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useLive } from '../../lib/live-query';
import { PATHS } from '../../lib/paths';
import { user } from '../../lib/queries';
import { useSession } from '../../lib/session';
import { LoadFailed } from '../../ui/load-failed';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { CompanionBookings } from './companion-bookings';
import { VerificationBanner } from './verification-banner';

/** Where a companion's day begins (specification 2, section 2, "Companion dashboard"). */
export function DashboardPage() {
  const session = useSession();
  return (
    <Page title="Dashboard" description="Your sessions and requests as a companion." width="md">
      {session.status === 'signed-in' && <Dashboard uid={session.uid} />}
    </Page>
  );
}

function Dashboard({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  if (account.status === 'failed') return <LoadFailed retry={account.retry} />;
  const person = account.status === 'ready' ? account.data?.data : undefined;
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" component={Link} to={PATHS.listing}>
            Your listing
          </Button>
          <Button variant="outlined" component={Link} to={PATHS.profile}>
            Edit Profile
          </Button>
        </Box>
      </Box>
      {person !== undefined && (
        <VerificationBanner status={person.verification.verificationStatus} />
      )}
      <CompanionBookings
        uid={uid}
        isVerified={person?.verification.verificationStatus === 'verified'}
      />
    </Stack>
  );
}
