import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  HAPPY_HOUR_PERCENT,
  isHappyHour,
  nextHappyHourChange,
} from '@hearthkin/domain/pricing/happy-hour';
import { LOYALTY_TIERS, TIER_NAMES, TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { happyHourTimes, REWARD_WORDS } from '../../lib/discount-words';
import { formatDate, formatPercent, formatTime, ownTimeZone } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { useMemberId } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import { useIsHydrated } from '../../ui/hooks/hydrated';
import { lazily } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ActivityPrices } from './activity-prices';
import { Plans } from './plans';
import { PriceCalculator } from './price-calculator';

const STEPS = LOYALTY_TIERS.map((tier) => TIER_SESSIONS[tier]);

/** The loyalty program in a line, with its tiers on demand. */
function LoyaltyFold() {
  return (
    <Fold
      name="Loyalty program"
      title="Loyalty program"
      line={`Rewards after ${STEPS.slice(0, -1).join(', ')} and ${STEPS.at(-1)} sessions`}
    >
      <Typography sx={{ color: 'text.secondary', maxWidth: '66ch' }}>
        Every completed session counts. Apply each reward once when you book. If that session is
        canceled, you get it back.
      </Typography>
      <Box component="ol" sx={{ p: 0, m: 0, mt: 1.5, listStyle: 'none' }}>
        {LOYALTY_TIERS.map((tier) => (
          <Box
            component="li"
            key={tier}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}
          >
            <Typography variant="h3" component="span" sx={{ minWidth: 64 }}>
              {TIER_NAMES[tier]}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary', minWidth: 150 }}>
              After {TIER_SESSIONS[tier]} sessions
            </Typography>
            <span>{REWARD_WORDS[tier]}</span>
          </Box>
        ))}
      </Box>
    </Fold>
  );
}

// Reads the account, so it is in a chunk with Firestore, which visitors don't load.
const MemberPlans = lazily(async () => (await import('./member-plans')).MemberPlans);

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

/** Whether it is Happy Hour in the reader's zone, and when that changes. */
function HappyHourFold() {
  const now = useNow();
  const zone = ownTimeZone();
  const isOn = isHappyHour(now, zone);
  const change = nextHappyHourChange(now, zone);
  const time = formatTime(change, zone);
  const isSoon = change.getTime() - now.getTime() < DAY_MS;
  const when = isOn
    ? `Ends at ${time} your time, in ${untilWords(now, change)}.`
    : isSoon
      ? `Starts at ${time} your time, in ${untilWords(now, change)}.`
      : `Starts on ${formatDate(change, zone)} at ${time} your time.`;
  return (
    <Fold
      name="Happy Hour"
      title={
        isOn
          ? `It’s Happy Hour: ${formatPercent(HAPPY_HOUR_PERCENT)} off`
          : `${formatPercent(HAPPY_HOUR_PERCENT)} off during Happy Hour`
      }
      line={`With companions who offer it. ${when}`}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {happyHourTimes()}, in your companion’s time zone. It applies to sessions that start then,
        with companions who offer it.
      </Typography>
    </Fold>
  );
}

/** "1 minute", "45 minutes", "2 h 5 min", rounded up. */
function untilWords(now: Date, then: Date): string {
  const minutes = Math.ceil((then.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

interface FoldProps {
  /** Names the region. */
  readonly name: string;
  readonly title: string;
  /** The facts to know without opening it. */
  readonly line: string;
  /** On demand. */
  readonly children: ReactNode;
}

/** A line that opens to show more. It works before the scripts load. */
function Fold({ name, title, line, children }: FoldProps) {
  return (
    <Box component="section" aria-label={name} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component="details" sx={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
        <Box
          component="summary"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            py: 1.75,
            minHeight: 44,
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {line}
            </Typography>
          </Box>
          <ExpandMoreRounded aria-hidden sx={{ color: 'text.secondary' }} />
        </Box>
        <Box sx={{ pb: 2.5 }}>{children}</Box>
      </Box>
    </Box>
  );
}
