import {
  estimatedMonthlyMinor,
  estimatedWithOffersMinor,
  FEW_HOURS_PERCENT,
  OFFER_HOURS_PERCENT,
} from '@hearthkin/domain/companion/estimate';
import { ACTIVITY_IDS, type ActivityId, activityOf } from '@hearthkin/domain/foundation/activities';
import { divideHalfUp } from '@hearthkin/domain/foundation/money';
import { lessFee } from '@hearthkin/domain/payment/companion-pay';
import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/platform-fee';
import { FIRST_SESSION_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney, formatPercent } from '../../lib/format';
import { late } from '../../ui/late';
import { UnknownMonth } from './unknown-month';

// The page reads nothing before it is shown.
const TypicalMonth = late(async () => (await import('./typical-month')).TypicalMonth, {
  fallback: UnknownMonth,
  isOptional: true,
});

interface EstimateProps {
  /** In whole euros per hour. */
  readonly rate: number;
  /** Per week. */
  readonly hours: number;
}

/**
 * The share of a month's earnings if few or all hours were booked, what they are before the fee, and what
 * a companion's own offers and each activity change.
 */
export function Estimate({ rate, hours }: EstimateProps) {
  const month = estimatedMonthlyMinor(rate, hours);
  const few = lessFee(divideHalfUp(month * FEW_HOURS_PERCENT, 100));
  const withOffers = lessFee(estimatedWithOffersMinor(rate, hours));
  return (
    <Box
      role="status"
      aria-label="Estimate"
      sx={{ p: 2.5, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography
        component="p"
        variant="h2"
        sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
      >
        You keep {formatMoney(few)} to {formatMoney(lessFee(month))} a month
      </Typography>
      <Typography sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        Estimated monthly earnings: up to {formatMoney(month)} before our{' '}
        {formatPercent(PLATFORM_FEE_PERCENT)} fee
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        If members book {formatPercent(FEW_HOURS_PERCENT)} to all of {hours} hours a week at your
        full rate. That’s an assumption, and we can’t promise bookings. <TypicalMonth />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        With both of your own offers on, about {formatMoney(withOffers)}. This assumes that{' '}
        {formatPercent(OFFER_HOURS_PERCENT.firstSession)} of your hours are first sessions at{' '}
        {formatPercent(FIRST_SESSION_PERCENT)} off, and{' '}
        {formatPercent(OFFER_HOURS_PERCENT.happyHour)} are in Happy Hour at{' '}
        {formatPercent(HAPPY_HOUR_PERCENT)} off. Offers are your choice, and off until you switch
        them on.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        The activity counts too. An hour pays you:
      </Typography>
      <Box component="ul" aria-label="Pay by activity" sx={BY_ACTIVITY}>
        {ACTIVITY_IDS.map((activity) => (
          <Typography key={activity} component="li" variant="body2">
            {activityOf(activity).name}: {hourlyPay(activity, rate)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const BY_ACTIVITY = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 3,
  p: 0,
  m: 0,
  mt: 0.5,
  listStyle: 'none',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The pay for an hour of an activity, after the fee. */
function hourlyPay(activity: ActivityId, rate: number): string {
  return formatMoney(lessFee(activityRateMinor(activity, rate)));
}
