import { type ActivityId, activityOf } from '@hearthkin/domain/booking/activities';
import { HOUR_MS } from '@hearthkin/domain/durations';
import { divideHalfUp } from '@hearthkin/domain/money';
import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
} from '@hearthkin/domain/payment/settle';
import type { CreditKind } from '@hearthkin/domain/pricing/credits';
import type { Price } from '@hearthkin/domain/pricing/price';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { VerifiedOnly } from '../../data/verifications/verified-only';
import { errorSentence } from '../../lib/error-sentence';
import { formatDuration, formatMoney, formatPercent } from '../../lib/format';
import { PAYMENTS_NOT_CONNECTED } from '../../lib/payment-words';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { SessionTime } from '../../ui/layout/session-time';
import { CreditChoices } from './credit-choices';
import { PriceSummary } from './price-summary';
import { endOf } from './selection';
import { areSameCredits, isSameRequest, type SessionRequest, type useBook } from './use-book';
import { type Priced, usePrice } from './use-price';
import type { Standing } from './use-standing';

interface CheckoutProps {
  readonly companion: Companion;
  /** Null until a date and time are chosen. */
  readonly wanted: SessionRequest | null;
  /** Shown while `wanted` is null. */
  readonly missing: string;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly standing: Standing;
  readonly booking: ReturnType<typeof useBook>;
}

/** The price of the session and the button that requests it. */
export function Checkout(props: CheckoutProps) {
  const { companion, wanted, activity, minutes, standing, booking } = props;
  const read = usePrice(companion, wanted, standing);
  const [ticked, setTicked] = useState<readonly CreditKind[] | null>(null);
  const credits = standing.status === 'ready' ? standing.standing.credits : [];
  const useCredits = creditsToUse(ticked, credits, props);
  const price = read.status === 'ready' ? priceToAgree(read, useCredits, props) : null;
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
          <Typography>{props.missing}</Typography>
        ) : (
          <SessionTime
            startsAt={new Date(wanted.startsAt)}
            endsAt={endOf(wanted)}
            timeZone={companion.timeZone}
          />
        )}
      </Stack>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status !== 'ready' || price === null ? (
        <PriceOutlook {...props} />
      ) : (
        <PriceSummary
          price={price}
          minutes={minutes}
          plan={standing.status === 'ready' ? standing.standing.plan : null}
          allowance={read.allowance}
          date={read.date}
        />
      )}
      {read.status === 'ready' && (
        <CreditChoices
          kinds={credits}
          chosen={useCredits}
          priceWith={read.priceWith}
          disabled={booking.isBusy}
          onChange={setTicked}
        />
      )}
      <Stack sx={{ gap: 1.5, mt: 2 }}>
        {booking.error !== null && (
          <Alert severity={booking.error.code === 'price-changed' ? 'warning' : 'error'}>
            {errorSentence(booking.error)}
          </Alert>
        )}
        <VerifiedOnly act="book">
          <Button
            type="button"
            variant="contained"
            size="large"
            fullWidth
            disabled={wanted === null || price === null || booking.isBusy}
            onClick={() => {
              if (wanted === null || price === null) return;
              const agreedTotalMinor = price.totalMinor;
              void booking.book(wanted, { useCredits: [...useCredits], agreedTotalMinor });
            }}
          >
            {booking.isBusy ? 'Booking...' : 'Book Session'}
          </Button>
        </VerifiedOnly>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The amount is held until the session is over. Cancelling is free until{' '}
          {FREE_CANCELLATION_MS / HOUR_MS} hours before the start; later{' '}
          {formatPercent(LATE_CANCELLATION_KEEPS_PERCENT)} of an accepted session is kept.
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {PAYMENTS_NOT_CONNECTED}
        </Typography>
      </Stack>
    </Card>
  );
}

/** The price to agree to: our own, or the one the server returned for exactly this session. */
function priceToAgree(
  { priceWith }: Priced,
  useCredits: readonly CreditKind[],
  { wanted, booking: { newPrice } }: CheckoutProps,
): Price {
  const isQuoted =
    newPrice !== null &&
    wanted !== null &&
    isSameRequest(newPrice.wanted, wanted) &&
    areSameCredits(newPrice.useCredits, useCredits);
  return isQuoted ? newPrice.price : priceWith(useCredits);
}

/**
 * The chosen credits that are available. Initially those of an unanswered request, which may have
 * used them and must be resent unchanged.
 */
function creditsToUse(
  ticked: readonly CreditKind[] | null,
  available: readonly CreditKind[],
  { wanted, booking: { unanswered } }: CheckoutProps,
): readonly CreditKind[] {
  if (ticked !== null) return ticked.filter((kind) => available.includes(kind));
  const isUnanswered = unanswered !== null && wanted !== null && isSameRequest(unanswered, wanted);
  return isUnanswered ? unanswered.useCredits : [];
}

/** Before a time is chosen, only the price before discounts is known. */
function PriceOutlook({ companion, wanted, activity, minutes }: CheckoutProps) {
  if (wanted !== null) return <Skeleton variant="rounded" height={120} />;
  const rateMinor = activityRateMinor(activity, companion.hourlyRate);
  return (
    <Typography>{formatMoney(divideHalfUp(rateMinor * minutes, 60))} before discounts</Typography>
  );
}
