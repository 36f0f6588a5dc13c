import { payoutsNote } from '@hearthkin/domain/payment/payment-words';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EarningsSums } from '../../data/earnings/earnings-sums';
import { arePaymentsLive } from '../../lib/payments';
import { useSession } from '../../session/session';
import { late } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { PayoutList } from './payout-list';
import { StatementLinks } from './statement-links';

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
