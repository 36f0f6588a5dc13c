import { LOYALTY_TIERS, TIER_NAMES, TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { REWARD_WORDS } from '../../lib/discount-words';
import { PATHS } from '../../lib/paths';
import { useMemberId } from '../../session/session';
import { useIsHydrated } from '../../ui/hooks/hydrated';
import { CardGrid } from '../../ui/layout/card-grid';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ActivityPrices } from './activity-prices';
import { HappyHourBanner } from './happy-hour-banner';
import { Plans } from './plans';

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
        {isHydrated ? <HappyHourBanner /> : <Skeleton variant="rounded" height={150} />}
        {uid === null ? (
          <Plans member={null} />
        ) : (
          <Suspense fallback={<Plans member={null} />}>
            <MemberPlans uid={uid} />
          </Suspense>
        )}
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

function LoyaltyProgramme() {
  return (
    <Box component="section" aria-labelledby="loyalty">
      <Typography variant="h2" id="loyalty">
        Loyalty programme
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5, maxWidth: '70ch' }}>
        Every completed session counts. Each tier gives something once; the coupon and the free
        minutes wait until you tick them while booking, and come back if that session is cancelled.
      </Typography>
      <CardGrid columns={{ md: 3 }} isOrdered>
        {LOYALTY_TIERS.map((tier) => (
          <Card key={tier} component="li" sx={{ p: 2.5 }}>
            <Typography variant="h3">{TIER_NAMES[tier]}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              After {TIER_SESSIONS[tier]} sessions
            </Typography>
            <Typography sx={{ mt: 1 }}>{REWARD_WORDS[tier]}</Typography>
          </Card>
        ))}
      </CardGrid>
    </Box>
  );
}
