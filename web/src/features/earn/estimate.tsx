import { estimatedMonthlyMinor } from '@hearthkin/domain/companion/estimate';
import { companionShareMinor, PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/settle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney, formatPercent } from '../../lib/format';

interface EstimateProps {
  /** In whole euros per hour. */
  readonly rate: number;
  /** Per week. */
  readonly hours: number;
}

/** The share of a month's earnings if every hour were booked, and what they are before the fee. */
export function Estimate({ rate, hours }: EstimateProps) {
  const month = estimatedMonthlyMinor(rate, hours);
  const share = companionShareMinor(month);
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
        You keep about {formatMoney(share)} a month
      </Typography>
      <Typography sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        Estimated monthly earnings: {formatMoney(month)} before our{' '}
        {formatPercent(PLATFORM_FEE_PERCENT)} fee
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        With {hours} booked hours a week. We can’t promise bookings.
      </Typography>
    </Box>
  );
}
