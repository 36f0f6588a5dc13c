import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
} from '@hearthkin/domain/booking/cancellation';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { paidMinor } from '@hearthkin/domain/payment/paid';
import type { Price } from '@hearthkin/domain/pricing/price';
import Typography from '@mui/material/Typography';
import { formatPercent } from '../../../lib/format';
import { arePaymentsLive } from '../../../lib/payments';
import { useNow } from '../../../ui/hooks/clock';
import type { SessionRequest } from '../book/use-book';
import { freeUntil, keptWords } from './cancellation-words';

interface CancellationNoteProps {
  readonly wanted: SessionRequest | null;
  /** Null while it is unknown. */
  readonly price: Price | null;
}

/** The time until which this session can be canceled for free, and what is kept after that. */
export function CancellationNote({ wanted, price }: CancellationNoteProps) {
  const now = useNow();
  return (
    <Typography variant="body2">
      {cancellationWords(wanted, price, now, arePaymentsLive())}
    </Typography>
  );
}

function cancellationWords(
  wanted: Pick<SessionRequest, 'startsAt'> | null,
  price: Price | null,
  now: Date,
  isLive: boolean,
): string {
  // What else is said of the payment stands beside it (`PayNote`).
  const first = isLive ? '' : 'We hold your payment until the session ends. ';
  if (wanted === null || price === null) {
    const hours = FREE_CANCELLATION_MS / HOUR_MS;
    const share = formatPercent(LATE_CANCELLATION_KEEPS_PERCENT);
    return `${first}Cancel free up to ${hours} hours before. After that, ${share} is nonrefundable.`;
  }
  if (paidMinor(price) === 0) return 'This session is free. You can cancel at any time.';
  const refund = isLive && price.totalMinor > 0 ? ' Refunds reach your card in 5–10 days.' : '';
  const startsAt = new Date(wanted.startsAt);
  const until = freeUntil(startsAt, now);
  if (until === null) {
    return `This starts in less than 24 hours, so it’s not refundable in full. If you cancel after they accept, ${keptWords(price, startsAt, now)}.${refund}`;
  }
  const credit = price.planCreditMinor > 0 ? ' Session credit comes back as credit.' : '';
  return `${first}Cancel free until ${until}. After that, ${keptWords(price, startsAt, startsAt)}.${refund}${credit}`;
}
