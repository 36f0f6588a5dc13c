import { type ActivityId, activityOf } from '@hearthkin/domain/foundation/activities';
import { paidMinor } from '@hearthkin/domain/payment/paid';
import type { CreditKind } from '@hearthkin/domain/pricing/credits';
import type { Price } from '@hearthkin/domain/pricing/price';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Companion } from '../../../data/companions/companion-queries';
import { CREDIT_WORDS } from '../../../lib/discount-words';
import { errorSentence } from '../../../lib/error-sentence';
import {
  dateTile,
  formatDuration,
  formatMoney,
  formatTime,
  ownTimeZone,
} from '../../../lib/format';
import { arePaymentsLive } from '../../../lib/payments';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { CARD_WITH_BAR, PhoneBar } from '../../../ui/layout/phone-bar';
import { SessionTime } from '../../../ui/layout/session-time';
import { MeetingOnly } from '../../safety/public';
import { CancellationNote } from '../page/cancellation-note';
import { RepeatDialog } from '../repeat/late-repeat-dialog';
import { PayNote } from './pay-note';
import { outlookOf, PriceOutlook } from './price-outlook';
import { PriceSummary } from './price-summary';
import {
  areSameCredits,
  endOf,
  isSameRequest,
  type SessionRequest,
  type useBook,
} from './use-book';
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
  /** Called once a weekly series is requested and nothing is left to pay. */
  readonly onBooked: (bookingId: string) => void;
}

/** The price of the session and the button that requests it. */
export function Checkout(props: CheckoutProps) {
  const { companion, wanted, activity, minutes, standing, booking } = props;
  const read = usePrice(companion, wanted, standing);
  const [ticked, setTicked] = useState<readonly CreditKind[] | null>(null);
  const credits = standing.status === 'ready' ? standing.standing.credits : [];
  const useCredits = creditsToUse(ticked, credits, props);
  const price = read.status === 'ready' ? priceToAgree(read, useCredits, props) : null;
  const outlook = outlookOf(props);
  const isPaid = arePaymentsLive() && price?.totalMinor !== 0;
  const summary = `${activityOf(activity).name}, ${formatDuration(minutes)}`;
  const request = () => {
    if (wanted === null || price === null) return;
    const agreedTotalMinor = price.totalMinor;
    void booking.book(wanted, { useCredits: [...useCredits], agreedTotalMinor });
  };
  return (
    <Box sx={COLUMN}>
      <Box component="section" aria-labelledby="summary" sx={SUMMARY}>
        <Typography variant="h2" id="summary" sx={{ mb: 1.5 }}>
          Your session
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{summary}</Typography>
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
          wanted === null ? (
            <PriceOutlook outlook={outlook} />
          ) : (
            <Skeleton variant="rounded" height={120} />
          )
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
        <Stack sx={{ gap: 1, mt: 2, color: 'text.secondary' }}>
          <CancellationNote wanted={wanted} price={price} />
          <PayNote totalMinor={price?.totalMinor ?? null} companionName={companion.displayName} />
        </Stack>
      </Box>
      <MeetingOnly act="book">
        {wanted?.timing === 'later' && <RepeatWeekly {...props} wanted={wanted} />}
        <PhoneBar
          price={formatMoney(price?.totalMinor ?? outlook.totalMinor)}
          before={price === null ? outlook.before : null}
          detail={wanted === null ? props.missing : shortTime(wanted)}
          notice={
            booking.error !== null && (
              <Alert
                severity={booking.error.code === 'price-changed' ? 'warning' : 'error'}
                sx={{ mb: 1.5 }}
              >
                {errorSentence(booking.error)}
              </Alert>
            )
          }
        >
          <Button
            type="button"
            variant="contained"
            size="large"
            disabled={wanted === null || price === null || booking.isBusy}
            onClick={request}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {isPaid
              ? booking.isBusy
                ? 'One moment...'
                : 'Continue to payment'
              : booking.isBusy
                ? 'Requesting...'
                : 'Request session'}
          </Button>
        </PhoneBar>
      </MeetingOnly>
    </Box>
  );
}

interface RepeatWeeklyProps extends CheckoutProps {
  readonly wanted: SessionRequest;
}

/** Opens the dialog that requests the session and the same one in the weeks after it. */
function RepeatWeekly({ wanted, companion, booking, onBooked }: RepeatWeeklyProps) {
  const [isAsked, setAsked] = useState(false);
  const now = useNow();
  return (
    <>
      <Button
        startIcon={<EventRepeatRounded />}
        disabled={booking.isBusy}
        onClick={() => setAsked(true)}
        sx={{ mb: 1.5, minHeight: 44, marginInlineStart: { md: -2 } }}
      >
        Repeat weekly
      </Button>
      {isAsked && (
        <RepeatDialog
          isFirst
          session={wanted}
          timeZone={companion.timeZone}
          otherName={companion.displayName}
          now={now}
          onRequested={(_, bookingId) => onBooked(bookingId)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Beside the form, one sticky card; on a phone the parts are in the form, and the bar sticks. */
const COLUMN = { ...CARD_WITH_BAR, position: 'sticky', top: 92 } as const;

const SUMMARY = {
  p: { xs: 2.5, md: 0 },
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderWidth: { md: 0 },
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** The start on the reader's clock. */
function shortTime({ startsAt }: SessionRequest): string {
  const start = new Date(startsAt);
  const { weekday, month, day } = dateTile(start, ownTimeZone());
  return `${weekday}, ${month} ${day}, ${formatTime(start, ownTimeZone())}`;
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

interface CreditChoicesProps {
  /** The credits the member has. */
  readonly kinds: readonly CreditKind[];
  readonly chosen: readonly CreditKind[];
  readonly priceWith: (kinds: readonly CreditKind[]) => Price;
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly CreditKind[]) => void;
}

/** The member's loyalty credits, each with what it saves on this session. */
function CreditChoices(props: CreditChoicesProps) {
  const { kinds, chosen, priceWith, disabled, onChange } = props;
  if (kinds.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        Your loyalty credits
      </Typography>
      {kinds.map((kind) => {
        const isChosen = chosen.includes(kind);
        const others = chosen.filter((other) => other !== kind);
        const saved = paidMinor(priceWith(others)) - paidMinor(priceWith([...others, kind]));
        return (
          <FormControlLabel
            key={kind}
            disabled={disabled || (saved === 0 && !isChosen)}
            control={
              <Checkbox
                checked={isChosen}
                onChange={() => onChange(isChosen ? others : [...others, kind])}
              />
            }
            label={`Use ${CREDIT_WORDS[kind].name} (−${formatMoney(saved)})`}
            sx={{ display: 'flex', minHeight: 44, marginInlineEnd: 0 }}
          />
        );
      })}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        You can use each one once. If the session is canceled, you get it back.
      </Typography>
    </Box>
  );
}
