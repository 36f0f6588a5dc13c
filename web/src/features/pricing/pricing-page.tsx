import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useMemberId } from '../../session/session';
import { useIsHydrated } from '../../ui/hooks/hydrated';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ActivityPrices } from './activity-prices';
import { HappyHourFold } from './happy-hour-fold';
import { LoyaltyFold } from './loyalty-fold';
import { Plans } from './plans';
import { PriceCalculator } from './price-calculator';

// Reads the account, so it is in a chunk with Firestore, which visitors don't load.
const MemberPlans = lazy(async () => ({
  default: (await import('./member-plans')).MemberPlans,
}));

/** `/pricing`: prices of sessions and plans, for anyone (specification 2, section 2, "Pricing"). */
export function PricingPage() {
  const isHydrated = useIsHydrated();
  const uid = useMemberId();
  return (
    <Page
      title="Pricing"
      description="Plans, prices of single sessions, Happy Hour and the loyalty program."
    >
      <Stack sx={{ gap: 5 }}>
        <div>
          <PageHeading>Pricing</PageHeading>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch' }}
          >
            Pay per session, or save with a plan. You’ll always see the full price before you book.
          </Typography>
        </div>
        <PriceCalculator />
        {uid === null ? (
          <Plans member={null} />
        ) : (
          <Suspense fallback={<Plans member={null} />}>
            <MemberPlans uid={uid} />
          </Suspense>
        )}
        <ActivityPrices />
        <div>
          {isHydrated ? <HappyHourFold /> : <Skeleton variant="rounded" height={60} />}
          <LoyaltyFold />
        </div>
        <CallsToAction />
      </Stack>
    </Page>
  );
}

function CallsToAction() {
  return (
    <Stack
      component="section"
      aria-label="Where to start"
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
