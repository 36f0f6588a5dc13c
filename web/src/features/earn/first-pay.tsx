import { stepsToFirstPay } from '@hearthkin/domain/payment/first-pay';
import { payoutsNote } from '@hearthkin/domain/payment/payment-words';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { arePaymentsLive } from '../../lib/payments';

/** The time until the first pay, told before anyone begins. */
export function FirstPay() {
  const isLive = arePaymentsLive();
  return (
    <Card component="section" aria-labelledby="first-pay" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="first-pay" variant="h2">
        How long until your first pay?
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        Don’t count on money in your first week.
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, mt: 2, paddingInlineStart: 3 }}>
        {stepsToFirstPay(isLive).map(({ title, takes }) => (
          <li key={title}>
            <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {takes}
            </Typography>
          </li>
        ))}
      </Box>
      {!isLive && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {payoutsNote(isLive)}
        </Typography>
      )}
    </Card>
  );
}
