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
import { REWARD_WORDS } from '../../lib/discount-words';
import { LabelledProgress } from '../../ui/feedback/labelled-progress';
import { useRewards } from './use-rewards';

const READY_WORDS: Readonly<Record<LoyaltyTier, string>> = {
  bronze: 'Ready to use when you book.',
  silver: 'It comes off by itself.',
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
        <Typography>{sessions} completed: you have reached the highest tier.</Typography>
      ) : (
        <LabelledProgress
          label={`${sessionsCompleted} of ${TIER_SESSIONS[progress.next]} sessions completed: ${progress.sessionsLeft} to go to ${TIER_NAMES[progress.next]}`}
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
