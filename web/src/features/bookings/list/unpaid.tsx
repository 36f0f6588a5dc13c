import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { useOpenCheckout } from '../../../data/payments/use-open-checkout';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';

interface UnpaidProps {
  readonly booking: Doc<Booking>;
  /** The reader's. */
  readonly side: 'spender' | 'earner';
  readonly otherName: string;
  /** The page where the member goes on once it is paid, if not the booking. */
  readonly paidPath?: string;
}

/** A request whose member has to pay again, since their card couldn't be charged. */
export function Unpaid({ booking: { id, data }, side, otherName, paidPath }: UnpaidProps) {
  const page = useOpenCheckout(id, paidPath);
  const until = untilWords(data);
  if (side === 'earner') {
    return (
      <Alert severity="info" sx={{ mt: 1.5 }}>
        {otherName || 'The member'}’s card was declined, so nothing is agreed yet. We’ve asked them
        to pay again{until}.
      </Alert>
    );
  }
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      Your card was declined, and nothing was charged. Pay again{until} to keep your request.
      {page.failure !== null && ` ${page.failure}`}
      <Button
        variant="contained"
        disabled={page.isBusy}
        aria-label={`Pay again: session with ${otherName}`}
        onClick={() => void page.open()}
        sx={{ display: 'block', mt: 1 }}
      >
        {page.isBusy ? 'One moment...' : 'Pay again'}
      </Button>
    </Alert>
  );
}

function untilWords({ dueAt }: Booking): string {
  if (dueAt === null) return '';
  const zone = ownTimeZone();
  return ` by ${formatDate(dueAt, zone)}, ${formatTime(dueAt, zone)} your time`;
}
