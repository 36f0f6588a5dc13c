import { hasOpenClaim } from '@hearthkin/domain/booking/booking';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { wallClock } from '@hearthkin/domain/foundation/time';
import type { Payment } from '@hearthkin/domain/payment/ledger';
import { paidMinor } from '@hearthkin/domain/payment/paid';
import { writtenPaymentNote } from '@hearthkin/domain/payment/payment-words';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import { CREDIT_WORDS, DISCOUNT_WORDS } from '../../lib/discount-words';
import {
  formatDate,
  formatDay,
  formatDuration,
  formatMoney,
  formatPercent,
} from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import { CREDIT_NAME } from '../../lib/plan-words';
import { Imprint } from '../../ui/layout/imprint';
import { SessionTime } from '../../ui/layout/session-time';

/** The zone of a receipt's number and dates, so that these agree. */
const RECORD_ZONE = 'utc';

interface ReceiptProps {
  readonly bookingId: string;
  readonly booking: Booking;
  readonly payment: Payment;
  /** Display names; null while loading. */
  readonly member: string | null;
  readonly companion: string | null;
}

/** A receipt: people, session, price and payment. */
export function Receipt({ bookingId, booking, payment, member, companion }: ReceiptProps) {
  const { price } = booking;
  const creditMinor = price.credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // The sum of all percentage discounts. Rounding each one separately would not add up.
  const discountMinor = price.subtotalMinor - paidMinor(price) - creditMinor;
  const isOnly = price.discounts.length === 1;
  return (
    <Card
      component="article"
      aria-label={`Receipt ${receiptNumber(bookingId, booking)}`}
      sx={{ p: { xs: 2, sm: 3 }, '@media print': { border: 0, boxShadow: 'none', p: 0 } }}
    >
      <Typography variant="h2" component="p">
        {PRODUCT_NAME}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        <Imprint />
      </Typography>
      <Lines>
        <Line label="Number">{receiptNumber(bookingId, booking)}</Line>
        <Line label="Date (UTC)">{formatDay(booking.createdAt, RECORD_ZONE, 'always')}</Line>
        <Line label="Member">{member ?? <Skeleton width={90} />}</Line>
        <Line label="Companion">{companion ?? <Skeleton width={90} />}</Line>
      </Lines>
      <Divider sx={{ my: 2 }} />
      <Typography sx={{ fontWeight: 600 }}>
        {activityOf(booking.activity).name}, {formatDuration(booking.duration * 60)}
      </Typography>
      <SessionTime
        startsAt={booking.startsAt}
        endsAt={booking.endsAt}
        timeZone={booking.timeZone}
        isRecord
      />
      <Divider sx={{ my: 2 }} />
      <Lines>
        <Line label={`${formatMoney(price.rateMinor)} × ${formatDuration(booking.duration * 60)}`}>
          {formatMoney(price.subtotalMinor)}
        </Line>
        {price.discounts.map(({ kind, percent }) => (
          <Line
            key={kind}
            label={
              isOnly
                ? `${DISCOUNT_WORDS[kind].name}, ${formatPercent(percent)}`
                : DISCOUNT_WORDS[kind].name
            }
          >
            −{isOnly ? formatMoney(discountMinor) : formatPercent(percent)}
          </Line>
        ))}
        {price.discounts.length > 1 && <Line label="Discounts">−{formatMoney(discountMinor)}</Line>}
        {price.credits.map(({ kind, amountMinor }) => (
          <Line key={kind} label={CREDIT_WORDS[kind].name}>
            −{formatMoney(amountMinor)}
          </Line>
        ))}
        {price.planCreditMinor > 0 && (
          <Line label={CREDIT_NAME}>−{formatMoney(price.planCreditMinor)}</Line>
        )}
        <Line label="Total" isTotal>
          {formatMoney(price.totalMinor)}
        </Line>
      </Lines>
      <Divider sx={{ my: 2 }} />
      <Lines>
        {[...paymentWords(payment, booking), ...creditBack(payment)].map(
          ({ label, amountMinor, at }) => (
            <Line
              key={label}
              label={at === null ? label : `${label}, ${formatDate(at, RECORD_ZONE, 'always')}`}
            >
              {formatMoney(amountMinor)}
            </Line>
          ),
        )}
      </Lines>
      {notesOf(payment).map((note) => (
        <Typography key={note} variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Card>
  );
}

function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 1 }}>
      {children}
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly isTotal?: boolean;
}

function Line({ label, children, isTotal = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.5,
        fontWeight: isTotal ? 700 : 400,
      }}
    >
      <Typography component="dt" sx={{ font: 'inherit' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Box>
  );
}

/** "HK-20261120-1A2B3C4D": the request's date in UTC and the start of the booking's id. */
function receiptNumber(bookingId: string, { createdAt }: Pick<Booking, 'createdAt'>): string {
  const day = wallClock(createdAt, RECORD_ZONE).date.replaceAll('-', '');
  const id = bookingId.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `HK-${day}-${id}`;
}

interface PaymentLine {
  readonly label: string;
  readonly amountMinor: number;
  /** Null where the line is a state, not an event. */
  readonly at: Date | null;
}

/** A payment's history in words. Where no money moves, amounts are only written down. */
function paymentWords(payment: Payment, booking: Pick<Booking, 'claim'>): PaymentLine[] {
  const { status, totalMinor, refundedMinor, provider, createdAt, updatedAt, entries } = payment;
  if (totalMinor === 0) return [{ label: 'Nothing to pay', amountMinor: 0, at: null }];
  const at = (kind: (typeof entries)[number]['kind']) =>
    entries.findLast((entry) => entry.kind === kind)?.at ?? null;
  const isMoved = provider !== null;
  const made = {
    label: isMoved ? 'Charged' : 'Written down',
    amountMinor: totalMinor,
    at: at('hold') ?? createdAt,
  };
  const refunded = {
    label: isMoved ? 'Refunded' : 'No longer owed',
    amountMinor: refundedMinor,
    at: at('refund') ?? updatedAt,
  };
  const kept = totalMinor - refundedMinor;
  const keptLabel = booking.claim === null ? 'Kept for the late cancellation' : 'Kept';
  const returnedAt = at('chargeback');
  const returned = { label: 'Returned by your bank', amountMinor: kept, at: returnedAt };
  const authorized = { label: 'Authorized', amountMinor: totalMinor, at: createdAt };
  if (returnedAt !== null) return [made, ...(refundedMinor > 0 ? [refunded] : []), returned];
  switch (status) {
    case 'authorized':
      return [authorized, { label: 'Not charged yet', amountMinor: 0, at: null }];
    case 'unpaid':
      return [{ label: 'Not paid yet', amountMinor: totalMinor, at: null }];
    case 'voided':
      return [authorized, { label: 'Released, nothing charged', amountMinor: 0, at: updatedAt }];
    case 'disputed':
      return [
        made,
        {
          label: hasOpenClaim(booking)
            ? 'On hold until a claim is decided'
            : 'On hold until your bank decides',
          amountMinor: kept,
          at: null,
        },
      ];
    case 'held':
    case 'released':
      return [made];
    case 'refunded':
      return [made, refunded];
    case 'partly-refunded':
      return [made, refunded, { label: keptLabel, amountMinor: kept, at: null }];
  }
}

/** The part of the session credit that was returned; at once, unlike a refund to a card. */
function creditBack({ refundedCreditMinor, updatedAt }: Payment): readonly PaymentLine[] {
  return refundedCreditMinor === 0
    ? []
    : [{ label: `${CREDIT_NAME} returned`, amountMinor: refundedCreditMinor, at: updatedAt }];
}

/** The words below the amounts: that none was charged, and the operator's sentence about VAT. */
function notesOf({ provider, totalMinor }: Payment): readonly string[] {
  const isWritten = totalMinor > 0 && provider === null;
  return [
    isWritten ? writtenPaymentNote(arePaymentsLive()) : '',
    import.meta.env.VITE_VAT_NOTE ?? '',
  ].filter((note) => note !== '');
}
