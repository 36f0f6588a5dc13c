import { companionMoney, memberMoney } from '@hearthkin/domain/payment/payment-state';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { ownPayment, ownPayout } from '../../../data/payments/payment-queries';
import { payoutAccount } from '../../../data/payments/payout-account-queries';
import { formatDay, ownTimeZone } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { TextLink } from '../../../ui/layout/text-link';

interface BookingMoneyProps {
  readonly booking: Doc<Booking>;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
}

/** The fate of the money of a booking, for its reader. */
export function BookingMoney(props: BookingMoneyProps) {
  return (
    <Box component="section" aria-labelledby="money">
      <Typography variant="h2" id="money" sx={{ mb: 1 }}>
        Payment
      </Typography>
      {props.role === 'spender' ? <MemberMoney {...props} /> : <CompanionMoney {...props} />}
    </Box>
  );
}

const day = (at: Date) => formatDay(at, ownTimeZone());

function MemberMoney({ booking, otherName, now }: BookingMoneyProps) {
  const { id, data } = booking;
  const read = useLive(ownPayment(id));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <Skeleton width="60%" />;
  if (read.data === null) return null;
  const reader = { otherName, now, day, isLive: arePaymentsLive() };
  return <Typography>{memberMoney(read.data.data, data, reader)}</Typography>;
}

function CompanionMoney({ booking, otherName, now }: BookingMoneyProps) {
  const { id, data } = booking;
  const isLive = arePaymentsLive();
  const payment = useLive(ownPayment(id));
  const payout = useLive(ownPayout(id));
  const account = useLive(isLive ? payoutAccount(data.earnerId) : null);
  const reads = [payment, payout, ...(isLive ? [account] : [])];
  const failed = reads.find(({ status }) => status === 'failed');
  if (failed !== undefined) return <LoadFailed retry={failed.retry} />;
  if (payment.status !== 'ready' || payout.status !== 'ready') return <Skeleton width="60%" />;
  if (isLive && account.status !== 'ready') return <Skeleton width="60%" />;
  if (payment.data === null) return null;
  const isAccountReady = account.status === 'ready' && account.data?.data.status === 'ready';
  const reader = { otherName, now, day, isLive, isAccountReady };
  return (
    <>
      <Typography>
        {companionMoney(payment.data.data, payout.data?.data ?? null, data, reader)}
      </Typography>
      {isLive && !isAccountReady && (
        <TextLink href={PATHS.earnings}>Set up your payout account</TextLink>
      )}
    </>
  );
}
