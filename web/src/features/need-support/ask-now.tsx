import {
  activityOf,
  durationsFor,
  nearestLength,
  usualSession,
} from '@hearthkin/domain/booking/activities';
import { nowStart } from '@hearthkin/domain/companion/free-time';
import type { Mood } from '@hearthkin/domain/companion/traits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  EMPTY_DRAFT,
  loadDraft,
  saveDraft,
  UNSHARED_MOOD,
} from '../../data/bookings/booking-draft';
import { CancellationNote } from '../../data/bookings/cancellation-note';
import { PayNote } from '../../data/bookings/pay-note';
import { PriceSummary } from '../../data/bookings/price-summary';
import { endOf, isSameRequest, type SessionRequest, useBook } from '../../data/bookings/use-book';
import { usePrice } from '../../data/bookings/use-price';
import { useStanding } from '../../data/bookings/use-standing';
import type { Companion } from '../../data/companions/companion-queries';
import { MeetingOnly } from '../../data/verifications/meeting-only';
import { errorSentence } from '../../lib/error-sentence';
import { formatDuration } from '../../lib/format';
import { bookPath } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { SelectField } from '../../ui/forms/select-field';
import { useNow } from '../../ui/hooks/clock';
import { SessionTime } from '../../ui/layout/session-time';
import { MoodField } from '../../ui/people/mood-field';

interface AskNowProps {
  readonly companionId: string;
  readonly companion: Companion;
  /** What the companion is told; null for nothing. */
  readonly mood: Mood | null;
  readonly onMood: (mood: Mood | null) => void;
  /** Where the member waits for the answer. */
  readonly askedPath: (bookingId: string) => string;
  readonly onAsked: (bookingId: string) => void;
}

/** What talking right now costs, and the button that asks for it. */
export function AskNow(props: AskNowProps) {
  const { companionId, companion, mood, onMood, askedPath, onAsked } = props;
  const now = useNow();
  const { displayName, timeZone } = companion;
  const { activity } = usualSession(companion);
  const [length, setLength] = useState(SHORT_MINUTES);
  const { unanswered, setUnanswered } = useUnanswered(companionId);
  const booking = useBook({
    unanswered,
    setUnanswered,
    onBooked: onAsked,
    paidPath: askedPath,
  });
  const fresh: SessionRequest = {
    companionId,
    activity,
    timing: 'now',
    startsAt: nowStart(now).toISOString(),
    minutes: nearestLength(activity, companion, length),
    location: '',
    notes: '',
    mode: null,
    mood,
    fromMatching: true,
  };
  // What may have arrived is sent again as it was.
  const isPending =
    unanswered !== null && unanswered.timing === 'now' && new Date(unanswered.startsAt) > now;
  const wanted = isPending ? unanswered : fresh;
  const standing = useStanding(companionId);
  const read = usePrice(companion, wanted, standing);
  const startsAt = new Date(wanted.startsAt);
  const { newPrice } = booking;
  const quoted =
    newPrice !== null && isSameRequest(newPrice.wanted, wanted) ? newPrice.price : null;
  const price = quoted ?? (read.status === 'ready' ? read.priceWith([]) : null);
  const isPaid = arePaymentsLive() && price?.totalMinor !== 0;
  const lengths = durationsFor(wanted.activity, companion);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{activityOf(wanted.activity).name}</Typography>
        <Box sx={{ color: 'text.secondary' }}>
          <SessionTime startsAt={startsAt} endsAt={endOf(wanted)} timeZone={timeZone} />
        </Box>
      </Box>
      {lengths.length > 1 && (
        <SelectField
          label="Length"
          value={wanted.minutes}
          disabled={booking.isBusy || isPending}
          onChange={(event) => {
            booking.clear();
            setLength(Number(event.target.value));
          }}
          sx={{ maxWidth: 220 }}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {formatDuration(minutes)}
            </option>
          ))}
        </SelectField>
      )}
      <MoodField
        value={wanted.mood}
        disabled={booking.isBusy || isPending}
        onChange={(chosen) => {
          booking.clear();
          onMood(chosen);
        }}
      />
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
        <Typography variant="body2">
          {displayName} has 10 minutes to reply. No reply, no charge.
        </Typography>
        <CancellationNote wanted={wanted} price={price} />
        <PayNote totalMinor={price?.totalMinor ?? null} companionName={displayName} />
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
                : `Ask ${displayName} now`}
          </Button>
          <Button
            component={Link}
            to={bookPath(companionId, {
              mood: mood ?? UNSHARED_MOOD,
              found: 'matching',
              type: 'now',
            })}
            size="large"
            sx={{ minHeight: 44 }}
          >
            Add a note or a credit
          </Button>
        </Stack>
      </MeetingOnly>
    </Stack>
  );
}

/** The length that is chosen at first, in minutes: a first talk needn't be long. */
const SHORT_MINUTES = 30;

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
