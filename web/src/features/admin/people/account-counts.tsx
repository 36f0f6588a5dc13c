import { ACCOUNT_COUNTS, type AccountCount } from '@hearthkin/domain/admin/staff-reads';
import { ACTIVE_DAYS } from '@hearthkin/domain/admin/statistics';
import { formatCount } from '@hearthkin/domain/foundation/formats';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Live } from '../../../data/kit/live-query';

const TERMS: Readonly<Record<AccountCount, { readonly term: string; readonly note: string }>> = {
  all: { term: 'Total Users', note: 'All accounts' },
  spender: { term: 'Members', note: 'Look for company' },
  earner: { term: 'Companions', note: 'Offer company' },
  verified: { term: 'Verified', note: 'Documents accepted' },
  active: { term: 'Active', note: `Here within ${ACTIVE_DAYS} days` },
};

interface AccountCountsProps {
  readonly counts: Live<Readonly<Record<AccountCount, number>>>;
}

/** The page's five totals, counted by the server without reading accounts. */
export function AccountCounts(props: AccountCountsProps) {
  return (
    <Box
      component="dl"
      aria-label="Accounts in numbers"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
        gap: 2,
        m: 0,
      }}
    >
      {ACCOUNT_COUNTS.map((which) => (
        <CountCard key={which} which={which} {...props} />
      ))}
    </Box>
  );
}

function CountCard({ which, counts }: AccountCountsProps & { readonly which: AccountCount }) {
  const { term, note } = TERMS[which];
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', px: 2.5, py: 2 }}>
      <Typography component="dt" variant="body2">
        {term}
      </Typography>
      <Box
        component="dd"
        aria-busy={counts.status === 'loading'}
        sx={{
          // The value comes second for screen readers and first on screen.
          order: -1,
          m: 0,
          typography: 'h2',
          fontSize: '1.5rem',
          color: 'primary.main',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {counts.status === 'ready' && formatCount(counts.data[which])}
        {counts.status === 'loading' && <Skeleton width="4ch" aria-hidden />}
        {counts.status === 'failed' && (
          <Button
            size="small"
            color="error"
            onClick={counts.retry}
            aria-label={`Try again: count ${term}`}
          >
            Try again
          </Button>
        )}
      </Box>
      <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {note}
      </Typography>
    </Card>
  );
}
