import { type ActivityId, activityOf } from '@hearthkin/domain/booking/activities';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { divideHalfUp } from '@hearthkin/domain/money';
import { FREE_CANCELLATION_MS } from '@hearthkin/domain/payment/settle';
import { activityRateMinor, type Price } from '@hearthkin/domain/pricing/quote';
import { HOUR_MS } from '@hearthkin/domain/time';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDuration, formatMoney } from '../../lib/format';
import type { Companion } from '../../lib/queries';
import { LoadFailed } from '../../ui/load-failed';
import { SessionTime } from '../../ui/session-time';
import { PriceSummary } from './price-summary';
import { endOf, priceOf } from './selection';
import { isSameWish, type useBook, type Wanted } from './use-book';
import type { Standing } from './use-standing';

interface CheckoutProps {
  readonly companion: Companion;
  /** Null until date and time are chosen. */
  readonly wanted: Wanted | null;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly standing: Standing;
  readonly booking: ReturnType<typeof useBook>;
}

/** What the session costs, and the button that asks for it. */
export function Checkout(props: CheckoutProps) {
  const { companion, wanted, activity, minutes, standing, booking } = props;
  const price = priceToAgree(props);
  return (
    <Card
      component="section"
      aria-labelledby="summary"
      sx={{ p: 3, position: { md: 'sticky' }, top: { md: 92 } }}
    >
      <Typography variant="h2" id="summary" sx={{ mb: 1.5 }}>
        Your session
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {activityOf(activity).name}, {formatDuration(minutes)}
      </Typography>
      <Stack sx={{ minHeight: 56, mb: 1.5, color: 'text.secondary' }}>
        {wanted === null ? (
          <Typography>Choose a date and a time to see the full price.</Typography>
        ) : (
          <SessionTime
            startsAt={new Date(wanted.startsAt)}
            endsAt={endOf(wanted)}
            timeZone={companion.timeZone}
          />
        )}
      </Stack>
      {standing.status === 'failed' && <LoadFailed retry={standing.retry} />}
      {price === null ? (
        <PriceOutlook {...props} />
      ) : (
        <PriceSummary
          price={price}
          minutes={minutes}
          plan={standing.status === 'ready' ? standing.standing.plan : null}
        />
      )}
      <Stack sx={{ gap: 1.5, mt: 2 }}>
        {booking.error !== null && (
          <Alert severity={booking.error === 'price-changed' ? 'warning' : 'error'}>
            {ERROR_MESSAGES[booking.error]}
          </Alert>
        )}
        <Button
          type="button"
          variant="contained"
          size="large"
          fullWidth
          disabled={wanted === null || price === null || booking.isBusy}
          onClick={() => {
            if (wanted !== null && price !== null) void booking.book(wanted, price.totalMinor);
          }}
        >
          {booking.isBusy ? 'Booking...' : 'Book Session'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The amount is held until the session is over. Cancelling is free until{' '}
          {FREE_CANCELLATION_MS / HOUR_MS} hours before the start.
        </Typography>
      </Stack>
    </Card>
  );
}

/** The price somebody agrees to: ours, or the one the server named for exactly this session. */
function priceToAgree({ companion, wanted, standing, booking }: CheckoutProps): Price | null {
  if (wanted === null || standing.status !== 'ready') return null;
  const { newPrice } = booking;
  if (newPrice !== null && isSameWish(newPrice.wanted, wanted)) return newPrice.price;
  return priceOf(wanted, companion, standing.standing);
}

/** Before a time is chosen: the price before discounts, which partly depend on the time. */
function PriceOutlook({ companion, wanted, activity, minutes }: CheckoutProps) {
  if (wanted !== null) return <Skeleton variant="rounded" height={120} />;
  const rateMinor = activityRateMinor(activity, companion.hourlyRate);
  return (
    <Typography>{formatMoney(divideHalfUp(rateMinor * minutes, 60))} before discounts</Typography>
  );
}
