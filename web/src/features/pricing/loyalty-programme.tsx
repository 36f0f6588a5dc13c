import { LOYALTY_TIERS, TIER_NAMES, TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { REWARD_WORDS } from '../../lib/discount-words';
import { CardGrid } from '../../ui/layout/card-grid';

export function LoyaltyProgramme() {
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
