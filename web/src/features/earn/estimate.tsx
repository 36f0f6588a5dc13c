import {
  estimatedMonthlyMinor,
  estimatedWithOffersMinor,
  OFFER_HOURS_PERCENT,
} from '@hearthkin/domain/companion/estimate';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { lessFee } from '@hearthkin/domain/payment/companion-pay';
import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/platform-fee';
import { FIRST_SESSION_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney, formatPercent } from '../../lib/format';

interface EstimateProps {
  /** In whole euros per hour. */
  readonly rate: number;
  /** Per week. */
  readonly hours: number;
}

/**
 * The share of a month's earnings if every hour were booked, what they are before the fee, and what
 * a companion's own offers and a cheaper activity change.
 */
export function Estimate({ rate, hours }: EstimateProps) {
  const month = estimatedMonthlyMinor(rate, hours);
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
        You keep about {formatMoney(lessFee(month))} a month
      </Typography>
      <Typography sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        Estimated monthly earnings: {formatMoney(month)} before our{' '}
        {formatPercent(PLATFORM_FEE_PERCENT)} fee
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        With {hours} booked hours a week. We can’t promise bookings.
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
        The activity counts too. An hour of {activityOf('coffee-walk').name} pays you{' '}
        {hourlyPay('coffee-walk', rate)}, an hour of {activityOf('virtual-chat').name}{' '}
        {hourlyPay('virtual-chat', rate)}.
      </Typography>
    </Box>
  );
}

/** The pay for an hour of an activity, after the fee. */
function hourlyPay(activity: 'coffee-walk' | 'virtual-chat', rate: number): string {
  return formatMoney(lessFee(activityRateMinor(activity, rate)));
}
