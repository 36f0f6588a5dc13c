import {
  LOYALTY_TIERS,
  type LoyaltyTier,
  progressToNext,
  TIER_NAMES,
  TIER_SESSIONS,
  tierOf,
} from '@hearthkin/domain/pricing/loyalty';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usedDiscount } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import { REWARD_WORDS } from '../../lib/discount-words';
import { LabelledProgress } from '../../ui/feedback/labelled-progress';

const READY_WORDS: Readonly<Record<LoyaltyTier, string>> = {
  bronze: 'Ready to use when you book.',
  silver: 'Applied automatically.',
  gold: 'Ready to use when you book.',
};

interface LoyaltyCardProps {
  readonly uid: string;
  readonly sessionsCompleted: number;
}

/** A member's loyalty tier, progress and rewards. */
export function LoyaltyCard({ uid, sessionsCompleted }: LoyaltyCardProps) {
  const id = useId();
  const rewards = useRewards(uid, sessionsCompleted);
  const tier = tierOf(sessionsCompleted);
  const progress = progressToNext(sessionsCompleted);
  const earned = LOYALTY_TIERS.filter((each) => rewards[each] !== 'not-earned');
  const sessions = sessionsCompleted === 1 ? '1 session' : `${sessionsCompleted} sessions`;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <Typography variant="h2" id={id}>
          Loyalty status
        </Typography>
        {tier !== null && (
          <Chip
            icon={<WorkspacePremiumRounded />}
            label={`${TIER_NAMES[tier]} member`}
            color="secondary"
          />
        )}
      </Stack>
      {progress === null ? (
        <Typography>{sessions} completed: you’ve reached the highest tier.</Typography>
      ) : (
        <LabelledProgress
          label={`${progress.sessionsLeft} more ${progress.sessionsLeft === 1 ? 'session' : 'sessions'} to ${TIER_NAMES[progress.next]}`}
          percent={progress.percent}
        />
      )}
      {earned.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 2, paddingInlineStart: 2.5 }}>
          {earned.map((each) => (
            <li key={each}>
              {TIER_NAMES[each]}: {REWARD_WORDS[each]}.{' '}
              {rewards[each] === 'ready' && <strong>{READY_WORDS[each]}</strong>}
              {rewards[each] === 'used' && 'Used.'}
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}

/** Whether a tier's reward was earned and used. */
type RewardState = 'not-earned' | 'unknown' | 'ready' | 'used';

/** A member's rewards by tier. */
function useRewards(
  uid: string,
  sessionsCompleted: number,
): Readonly<Record<LoyaltyTier, RewardState>> {
  const use = (tier: LoyaltyTier, key: string) =>
    sessionsCompleted >= TIER_SESSIONS[tier] ? usedDiscount(uid, key) : null;
  const bronze = useLive(use('bronze', 'bronze-coupon'));
  const silver = useLive(use('silver', 'silver-loyalty'));
  const gold = useLive(use('gold', 'gold-bonus'));
  const stateOf = (tier: LoyaltyTier, read: typeof bronze): RewardState => {
    if (sessionsCompleted < TIER_SESSIONS[tier]) return 'not-earned';
    if (read.status !== 'ready') return 'unknown';
    return read.data ? 'used' : 'ready';
  };
  return {
    bronze: stateOf('bronze', bronze),
    silver: stateOf('silver', silver),
    gold: stateOf('gold', gold),
  };
}
