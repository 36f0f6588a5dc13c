import { completionOf } from '@hearthkin/domain/account/profile-completion';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { averageRating, responseTime } from '../../lib/companion-words';
import { formatPercent } from '../../lib/format';
import type { OwnProfile } from './use-own-profile';

/** Four numbers (specification 2, section 2). */
export function ProfileStats({ account, listing }: OwnProfile) {
  const sessions = listing?.sessionsCompleted ?? account.stats.sessionsCompleted;
  const stats = [
    ['Sessions completed', String(sessions)],
    ['Average rating', averageRating(listing)],
    ['Response time', responseTime(listing)],
    ['Profile complete', formatPercent(completionOf(account, listing).percent)],
  ] as const;
  return (
    <Box
      component="dl"
      aria-label="In numbers"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: 2,
        m: 0,
      }}
    >
      {stats.map(([term, value]) => (
        <Card
          key={term}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            px: 2.5,
            py: 2,
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {term}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'h2',
              fontSize: '1.5rem',
              color: 'primary.main',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
