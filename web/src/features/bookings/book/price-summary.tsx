import { paidMinor } from '@hearthkin/domain/payment/paid';
import type { PlanAllowance } from '@hearthkin/domain/pricing/allowance';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import type { Price } from '@hearthkin/domain/pricing/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CREDIT_WORDS, DISCOUNT_WORDS } from '../../../lib/discount-words';
import { formatDuration, formatMoney, formatPercent } from '../../../lib/format';
import { CREDIT_NAME, carriedWords, leftWords } from '../../../lib/plan-words';

interface PriceSummaryProps {
  readonly price: Price;
  readonly minutes: number;
  readonly plan: Plan | null;
  /** The plan's allowance at the time of the session; null without a plan or while unknown. */
  readonly allowance: PlanAllowance | null;
  /** The session's date, `yyyy-MM-dd`. */
  readonly date: string;
}

/** A price with its parts and the reasons for them. */
export function PriceSummary({ price, minutes, plan, allowance, date }: PriceSummaryProps) {
  const creditMinor = price.credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const percentMinor = price.subtotalMinor - paidMinor(price) - creditMinor;
  const isUsedUp = plan !== null && !price.discounts.some(({ kind }) => kind === 'plan');
  const left = allowance && [leftWords(allowance, date), carriedWords(allowance)];
  return (
    <>
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
                ? `${DISCOUNT_WORDS.plan.name}, ${planOf(plan).name}`
                : DISCOUNT_WORDS[kind].name
            }
            why={
              kind === 'plan' && left !== null
                ? left.filter((words) => words !== null).join(', ')
                : DISCOUNT_WORDS[kind].why
            }
          >
            −{formatPercent(percent)}
          </Row>
        ))}
        {price.discounts.length > 1 && (
          <Row label="All discounts together" isDiscount>
            −{formatMoney(percentMinor)}
          </Row>
        )}
        {price.credits.map(({ kind, amountMinor }) => (
          <Row key={kind} isDiscount label={CREDIT_WORDS[kind].name} why={CREDIT_WORDS[kind].why}>
            −{formatMoney(amountMinor)}
          </Row>
        ))}
        {price.planCreditMinor > 0 && (
          <Row isDiscount label={CREDIT_NAME} why="You’ve paid for it with your plan.">
            −{formatMoney(price.planCreditMinor)}
          </Row>
        )}
        <Row label="Total" isTotal>
          {formatMoney(price.totalMinor)}
        </Row>
      </Box>
      {isUsedUp && allowance?.left === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {leftWords(allowance, date)}, so its discount isn’t taken off.
        </Typography>
      )}
    </>
  );
}

interface RowProps {
  readonly label: string;
  /** The reason for a discount. */
  readonly why?: string;
  readonly children: ReactNode;
  readonly isDiscount?: boolean;
  readonly isTotal?: boolean;
}

function Row({ label, why, children, isDiscount = false, isTotal = false }: RowProps) {
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
        ...(isTotal && { borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 }),
      }}
    >
      <Typography component="dt" sx={{ font: 'inherit', color: 'inherit' }}>
        <span>{label}</span>
        {why !== undefined && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {why}
          </Typography>
        )}
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Box>
  );
}
