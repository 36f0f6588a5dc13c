import { activityOf } from '@hearthkin/domain/foundation/activities';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { EMPTY_DRAFT, loadDraft, saveDraft } from '../../../data/bookings/booking-draft';
import type { Companion } from '../../../data/companions/companion-queries';
import { errorSentence } from '../../../lib/error-sentence';
import { arePaymentsLive } from '../../../lib/payments';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { SessionTime } from '../../../ui/layout/session-time';
import { MeetingOnly } from '../../safety/public';
import { CancellationNote } from '../page/cancellation-note';
import { UnlessPaused } from './late-unless-paused';
import { PayNote } from './pay-note';
import { PriceSummary } from './price-summary';
import { endOf, isSameRequest, type SessionRequest, useBook } from './use-book';
import { usePrice } from './use-price';
import { useStanding } from './use-standing';

interface AskCompanionProps {
  readonly companion: Companion;
  /** The session to ask for. */
  readonly fresh: SessionRequest;
  /** The page on which the member waits for the answer, once it is paid; the booking, if it isn't named. */
  readonly paidPath?: (bookingId: string) => string;
  readonly onAsked: (bookingId: string) => void;
  /** The time until which the companion may answer: "10 minutes to reply". */
  readonly answerNote: string;
  /** The words of the button, where nothing has to be paid first. */
  readonly label: string;
  /** Fields that change the request; it stays as it is while one that may have arrived is sent again. */
  readonly fields?: (state: AskState) => ReactNode;
  /** Further ways to ask. */
  readonly others?: ReactNode;
}

export interface AskState {
  readonly wanted: SessionRequest;
  readonly isFixed: boolean;
  /** To be called with each change. */
  readonly clear: () => void;
}

/** Asks a companion for a session without the booking page: what it is, what it costs, and the button. */
export function AskCompanion(props: AskCompanionProps) {
  const { companion, fresh, paidPath, onAsked, answerNote, label, fields, others } = props;
  const { companionId } = fresh;
  const now = useNow();
  const { unanswered, setUnanswered } = useUnanswered(companionId);
  const booking = useBook({
    unanswered,
    setUnanswered,
    onBooked: onAsked,
    ...(paidPath !== undefined && { paidPath }),
  });
  // What may have arrived is sent again as it was.
  const isPending =
    unanswered !== null &&
    unanswered.timing === fresh.timing &&
    new Date(unanswered.startsAt) > now;
  const wanted = isPending ? unanswered : fresh;
  const standing = useStanding(companionId);
  const read = usePrice(companion, wanted, standing);
  const { newPrice } = booking;
  const quoted =
    newPrice !== null && isSameRequest(newPrice.wanted, wanted) ? newPrice.price : null;
  const price = quoted ?? (read.status === 'ready' ? read.priceWith([]) : null);
  const isPaid = arePaymentsLive() && price?.totalMinor !== 0;
  return (
    <Stack sx={{ gap: 2 }}>
      {arePaymentsLive() && <UnlessPaused name="payments" />}
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{activityOf(wanted.activity).name}</Typography>
        <Box sx={{ color: 'text.secondary' }}>
          <SessionTime
            startsAt={new Date(wanted.startsAt)}
            endsAt={endOf(wanted)}
            timeZone={companion.timeZone}
          />
        </Box>
        {wanted.location !== '' && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {wanted.location}
          </Typography>
        )}
      </Box>
      {fields?.({ wanted, isFixed: booking.isBusy || isPending, clear: booking.clear })}
      {wanted.notes !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>Your note: “{wanted.notes}”</Typography>
      )}
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status !== 'failed' && (read.status !== 'ready' || price === null) && (
        <Skeleton variant="rounded" height={96} aria-busy />
      )}
      {read.status === 'ready' && price !== null && (
        <PriceSummary
          price={price}
          minutes={wanted.minutes}
          plan={standing.status === 'ready' ? standing.standing.plan : null}
          allowance={read.allowance}
          date={read.date}
        />
      )}
      <Stack sx={{ gap: 1, color: 'text.secondary' }}>
        <Typography variant="body2">{answerNote}</Typography>
        <CancellationNote wanted={wanted} price={price} />
        <PayNote totalMinor={price?.totalMinor ?? null} companionName={companion.displayName} />
      </Stack>
      {booking.error !== null && (
        <Alert severity={booking.error.code === 'price-changed' ? 'warning' : 'error'}>
          {errorSentence(booking.error)}
        </Alert>
      )}
      <MeetingOnly act="book">
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            size="large"
            disabled={price === null || booking.isBusy}
            onClick={() => {
              if (price === null) return;
              const agreed = { useCredits: [], agreedTotalMinor: price.totalMinor };
              void booking.book(wanted, agreed);
            }}
          >
            {isPaid
              ? booking.isBusy
                ? 'One moment...'
                : 'Continue to payment'
              : booking.isBusy
                ? 'Asking...'
                : label}
          </Button>
          {others}
        </Stack>
      </MeetingOnly>
    </Stack>
  );
}

/** A request that got no answer, kept with the draft of the booking page. */
function useUnanswered(companionId: string) {
  const [unanswered, setUnanswered] = useState(() => loadDraft(companionId)?.unanswered ?? null);
  return {
    unanswered,
    setUnanswered: (input: typeof unanswered) => {
      saveDraft(companionId, { ...(loadDraft(companionId) ?? EMPTY_DRAFT), unanswered: input });
      setUnanswered(input);
    },
  };
}
