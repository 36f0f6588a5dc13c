import { LOYALTY_TIERS, TIER_NAMES, TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REWARD_WORDS } from '../../lib/discount-words';
import { Fold } from './fold';

const STEPS = LOYALTY_TIERS.map((tier) => TIER_SESSIONS[tier]);

/** The loyalty program in a line, with its tiers on demand. */
export function LoyaltyFold() {
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
