import { estimatedMonthlyMinor } from '@hearthkin/domain/companion/estimate';
import { percentOfMinor } from '@hearthkin/domain/money';
import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/settle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney, formatPercent } from '../../lib/format';

interface EstimateProps {
  /** In whole euros per hour. */
  readonly rate: number;
  /** Per week. */
  readonly hours: number;
}

/** The monthly earnings if every hour were booked, and the share after the platform fee. */
export function Estimate({ rate, hours }: EstimateProps) {
  const month = estimatedMonthlyMinor(rate, hours);
  const share = month - percentOfMinor(month, PLATFORM_FEE_PERCENT);
  return (
    <Box
      role="status"
      aria-label="Estimate"
      sx={{ p: 2.5, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography>Estimated monthly earnings</Typography>
      <Typography
        component="p"
        variant="h2"
        sx={{ fontSize: '2rem', color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatMoney(month)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        With {hours} booked hours a week. You keep {formatMoney(share)} after our{' '}
        {formatPercent(PLATFORM_FEE_PERCENT)} fee. We can’t promise bookings.
      </Typography>
    </Box>
  );
}
