import { BACKGROUND_CHECK_MONTHS } from '@hearthkin/domain/verification/background-check-months';
import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import { BACKGROUND_CHECK_AIM } from '@hearthkin/domain/verification/review-aim';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay, ownTimeZone } from '../../lib/format';

/** The background check of a companion: who does it, what it needs, its cost, its evidence and its time. */
export function BackgroundCheckNote({ order }: { readonly order: CheckOrder | null }) {
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography component="h4" sx={{ fontWeight: 650 }}>
        Background check
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {order === null
          ? 'You agreed to it when you signed up. A screening company does it. Once you’ve submitted, our team orders it, pays for it, and tells you the company’s name.'
          : orderedWords(order)}{' '}
        The company emails you for your consent and what it needs, as a rule your full name, date of
        birth and addresses. You don’t add any of it here.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Our team approves you only with its report in front of them. We keep who issued it, its
        number and its date, never the report. We don’t charge you for it. We aim to finish in{' '}
        {BACKGROUND_CHECK_AIM}, and it counts for {BACKGROUND_CHECK_MONTHS} months.
      </Typography>
    </Box>
  );
}

/** The company and the day of an order, for the companion. */
export function orderedWords({ issuer, orderedAt }: CheckOrder): string {
  return `We ordered your background check from ${issuer} on ${formatDay(orderedAt, ownTimeZone())}. Look for their email, and answer it soon.`;
}
