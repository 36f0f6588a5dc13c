import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { ownBooking } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import { ownPayment } from '../../data/payments/payment-queries';
import { bookingPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { PrintStyles } from '../../ui/layout/print-styles';
import { Receipt } from './receipt';

/** A member's printable receipt for a session. */
export function ReceiptPage() {
  const { bookingId = '' } = useParams();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : '';
  const booking = useLive(ownBooking(bookingId));
  const payment = useLive(ownPayment(bookingId));
  const found = booking.status === 'ready' ? (booking.data?.data ?? null) : null;
  const paid = payment.status === 'ready' ? (payment.data?.data ?? null) : null;
  const people = useLive(found && profilesOf([found.spenderId, found.earnerId]));
  const nameOf = (person: string) => publicPerson(people, person)?.name ?? null;
  const isReady = booking.status === 'ready' && payment.status === 'ready';
  const isMissing = isReady && (found === null || paid === null);
  const isCompanion = found?.earnerId === uid;
  const isMember = found?.spenderId === uid;
  const failed = [booking, payment, people].find(({ status }) => status === 'failed');
  return (
    <Page title="Receipt" description="What you paid for a session." width="sm">
      <PrintStyles />
      <Breadcrumb
        parents={[CRUMBS.myBookings, { label: 'Booking', to: bookingPath(bookingId) }]}
        here="Receipt"
      />
      <Stack sx={{ gap: 3 }}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
        >
          <PageHeading>Receipt</PageHeading>
          {isMember && paid !== null && (
            <Button
              variant="outlined"
              startIcon={<PrintOutlined />}
              onClick={() => window.print()}
              sx={{ displayPrint: 'none' }}
            >
              Print
            </Button>
          )}
        </Stack>
        {failed !== undefined && <LoadFailed retry={failed.retry} />}
        {failed === undefined && isCompanion && (
          <EmptyState
            scene="letter"
            title="Receipts are for members"
            text="You’ll find your pay for this session under Earnings."
          >
            <Button component={Link} to={PATHS.earnings} variant="contained">
              See your earnings
            </Button>
          </EmptyState>
        )}
        {failed === undefined && !isCompanion && (isMissing || (found !== null && !isMember)) && (
          <EmptyState
            scene="letter"
            title="We can’t find this receipt"
            text="It may be in a different account. Check which one you’re signed in to."
          />
        )}
        {failed === undefined && isMember && found !== null && paid !== null && (
          <Receipt
            bookingId={bookingId}
            booking={found}
            payment={paid}
            member={nameOf(found.spenderId)}
            companion={nameOf(found.earnerId)}
          />
        )}
        {failed === undefined && !isMissing && (found === null || (isMember && paid === null)) && (
          <Skeleton variant="rounded" height={420} role="status" aria-busy aria-label="Loading" />
        )}
      </Stack>
    </Page>
  );
}
