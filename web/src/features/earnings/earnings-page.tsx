import { payoutsNote } from '@hearthkin/domain/payment/payment-words';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paidYears } from '../../data/earnings/earnings-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { late } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { EarningsSums } from './earnings-sums';
import { PayoutList } from './payout-list';

const PayoutAccountCard = late(
  async () => (await import('./payout-account-card')).PayoutAccountCard,
  { isRare: true, fallback: () => <Skeleton variant="rounded" height={150} /> },
);

/** A companion's totals and payouts. */
export function EarningsPage() {
  const session = useSession();
  const isLive = arePaymentsLive();
  return (
    <Page title="Your earnings" description="What you’ve earned, and when it’s due." width="md">
      <Stack sx={{ gap: 4 }}>
        <Stack sx={{ gap: 1 }}>
          <PageHeading>Your earnings</PageHeading>
          <Typography sx={{ color: 'text.secondary' }}>
            {isLive
              ? 'Pay goes to your payout account 48 hours after a session is marked complete.'
              : `Pay is due 48 hours after a session is marked complete. ${payoutsNote(isLive)}`}
          </Typography>
        </Stack>
        {session.status === 'signed-in' && (
          <>
            {isLive && <PayoutAccountCard uid={session.uid} />}
            <EarningsSums uid={session.uid} />
            <PayoutList uid={session.uid} />
            <StatementLinks uid={session.uid} />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** The statements of the years with payouts. */
function StatementLinks({ uid }: { readonly uid: string }) {
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
