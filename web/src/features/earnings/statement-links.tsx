import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paidYears } from '../../data/earnings/earnings-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';

/** The statements of the years with payouts. */
export function StatementLinks({ uid }: { readonly uid: string }) {
  const years = useLive(paidYears(uid));
  if (years.status === 'failed') return <LoadFailed retry={years.retry} />;
  if (years.status !== 'ready' || years.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="statements">
      <Typography variant="h2" id="statements">
        Yearly statements
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, mt: 1, listStyle: 'none' }}
      >
        {years.data.map((year) => (
          <li key={year}>
            <Link
              component={RouterLink}
              to={PATHS.statement.replace(':year', year)}
              aria-label={`Statement ${year}`}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {year}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
