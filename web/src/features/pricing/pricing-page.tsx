import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMemberId } from '../../lib/favorites';
import { useLive } from '../../lib/live-query';
import { PATHS } from '../../lib/paths';
import { user } from '../../lib/queries';
import { LoadFailed } from '../../ui/load-failed';
import { LoyaltyCard } from '../../ui/loyalty-card';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { ActivityPrices } from './activity-prices';
import { HappyHourBanner } from './happy-hour-banner';
import { LoyaltyProgramme } from './loyalty-programme';
import { Plans } from './plans';

/** `/pricing`: what sessions and plans cost, for anyone (specification 2, section 2, "Pricing"). */
export function PricingPage() {
  const uid = useMemberId();
  const account = useLive(uid === null ? null : user(uid));
  const member = account.status === 'ready' ? (account.data?.data ?? null) : null;
  return (
    <Page
      title="Pricing"
      description="Plans, prices of single sessions, Happy Hour and the loyalty programme."
    >
      <Stack sx={{ gap: 5 }}>
        <div>
          <PageHeading>Pricing</PageHeading>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch' }}
          >
            Pay for single sessions, or choose a plan and pay less for each. You always see the full
            price before you book.
          </Typography>
        </div>
        <HappyHourBanner />
        {account.status === 'failed' && <LoadFailed retry={account.retry} />}
        {uid !== null && account.status === 'loading' && (
          <div role="status" aria-busy aria-label="Loading your account">
            <Skeleton variant="rounded" height={170} />
          </div>
        )}
        {uid !== null && member !== null && (
          <LoyaltyCard uid={uid} sessionsCompleted={member.stats.sessionsCompleted} />
        )}
        <Plans member={member} />
        <ActivityPrices />
        <LoyaltyProgramme />
        <CallsToAction />
      </Stack>
    </Page>
  );
}

function CallsToAction() {
  return (
    <Stack
      component="section"
      aria-label="Where to begin"
      sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 3 }}
    >
      <Typography variant="h2">Ready when you are</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <Button component={Link} to={PATHS.needSupport} variant="contained" size="large">
          Find support now
        </Button>
        <Button component={Link} to={PATHS.browse} variant="outlined" size="large">
          Browse companions
        </Button>
      </Stack>
    </Stack>
  );
}
