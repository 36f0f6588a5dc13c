import type { DiscountKind } from '@hearthkin/domain/pricing/discounts';
import type { Plan } from '@hearthkin/domain/pricing/plans';
import type { Price } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDuration, formatMoney, formatPercent } from '../../lib/format';

/** What a discount is called; the plan's name says which plan. */
const DISCOUNT_NAMES: Readonly<Record<DiscountKind, string>> = {
  plan: 'Plan discount',
  'happy-hour': 'Happy Hour',
  'silver-loyalty': 'Silver loyalty',
  'first-session': 'First session together',
};

const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  lite: 'Emotional Lite',
  standard: 'Emotional Care',
  unlimited: 'Emotional Freedom',
};

interface PriceSummaryProps {
  readonly price: Price;
  readonly minutes: number;
  readonly plan: Plan | null;
}

/** A price with everything that makes it. */
export function PriceSummary({ price, minutes, plan }: PriceSummaryProps) {
  return (
    <Box component="dl" sx={{ m: 0 }} aria-label="Price">
      <Row label={`${formatMoney(price.rateMinor)} × ${formatDuration(minutes)}`}>
        {formatMoney(price.subtotalMinor)}
      </Row>
      {price.discounts.map(({ kind, percent }) => (
        <Row
          key={kind}
          isDiscount
          label={
            kind === 'plan' && plan !== null
              ? `${DISCOUNT_NAMES.plan}, ${PLAN_NAMES[plan]}`
              : DISCOUNT_NAMES[kind]
          }
        >
          −{formatPercent(percent)}
        </Row>
      ))}
      {price.discounts.length > 1 && (
        <Row label="All discounts together" isDiscount>
          −{formatMoney(price.subtotalMinor - price.totalMinor)}
        </Row>
      )}
      <Divider component="div" role="presentation" sx={{ my: 1.5 }} />
      <Row label="Total" isTotal>
        {formatMoney(price.totalMinor)}
      </Row>
    </Box>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly isDiscount?: boolean;
  readonly isTotal?: boolean;
}

function Row({ label, children, isDiscount = false, isTotal = false }: RowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.5,
        color: isDiscount ? 'success.main' : 'text.primary',
        fontWeight: isTotal ? 700 : 400,
        fontSize: isTotal ? '1.25rem' : '1rem',
      }}
    >
      <Typography component="dt" sx={{ font: 'inherit', color: 'inherit' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Box>
  );
}
