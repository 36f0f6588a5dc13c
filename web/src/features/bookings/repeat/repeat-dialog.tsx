import { activityOf } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { paymentsNote } from '@hearthkin/domain/payment/payment-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { savePaidPath } from '../../../data/payments/paid-path';
import { call } from '../../../firebase/call';
import { formatDuration, formatMoney, ownTimeZone } from '../../../lib/format';
import { leaveFor } from '../../../lib/leave-site';
import { arePaymentsLive } from '../../../lib/payments';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useAction } from '../../../ui/hooks/use-action';
import { SessionTime } from '../../../ui/layout/session-time';
import { ChoiceChip } from '../book/choice-chip';
import { type Repeat, weeklyStarts } from './repeat-plan';
import { type LeftRepeat, repeatPath } from './repeat-search';
import { useRepeats } from './use-repeats';

/** With the first session four, below the limit of open requests to one companion. */
const MOST_WEEKS = 3;

interface RepeatDialogProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
  /** The page that was left for a payment; null at first. */
  readonly left: LeftRepeat | null;
  readonly now: Date;
  /** Called with the number of sessions that were requested. */
  readonly onClose: (requested: number) => void;
}

/** Requests the same session in the next weeks, each as a booking of its own. */
export function RepeatDialog(props: RepeatDialogProps) {
  const { otherName, left, now, onClose } = props;
  const { id, data: booking } = props.booking;
  const name = useId();
  const [weeks, setWeeks] = useState(Math.min(left?.weeks ?? MOST_WEEKS, MOST_WEEKS));
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set(left?.requested));
  // A request that is sent again books only once.
  const ids = useRef(new Map<number, string>());
  // Where two people meet, the clocks are those of the place.
  const zone = activityOf(booking.activity).virtual ? ownTimeZone() : booking.timeZone;
  const starts = weeklyStarts(booking.startsAt, zone, weeks);
  const { repeats, taken, status, retry } = useRepeats(booking, starts, requested, now);
  const { run, isBusy, failure, clear } = useAction();
  const open = repeats.filter(({ startsAt }) => !taken.has(startsAt.getTime()));
  const totalMinor = open.reduce((sum, { price }) => sum + price.totalMinor, 0);

  const isPaid = arePaymentsLive() && (open[0]?.price.totalMinor ?? 0) > 0;

  /** @returns whether all are requested; the next one may have to be paid first. */
  async function requestAll(): Promise<boolean> {
    const done = new Set(requested);
    for (const { startsAt, price } of open) {
      const at = startsAt.getTime();
      const requestId = ids.current.get(at) ?? crypto.randomUUID();
      ids.current.set(at, requestId);
      const { bookingId, checkoutUrl } = await call('createBooking', {
        requestId,
        companionId: booking.earnerId,
        activity: booking.activity,
        timing: 'later',
        startsAt: startsAt.toISOString(),
        minutes: booking.duration * 60,
        location: booking.location ?? '',
        notes: booking.notes,
        mode: booking.mode,
        // How they felt then, not how they’ll feel in weeks.
        mood: null,
        // Found before, not by matching again.
        fromMatching: false,
        useCredits: [],
        agreedTotalMinor: price.totalMinor,
      });
      if (checkoutUrl !== null) {
        savePaidPath(bookingId, repeatPath(id, { weeks, requested: [...done, at] }));
        leaveFor(checkoutUrl);
        return false;
      }
      done.add(at);
      setRequested(new Set(done));
    }
    return true;
  }

  async function submit(): Promise<void> {
    const count = open.length;
    let isDone = false;
    const failed = await run(async () => {
      isDone = await requestAll();
    });
    if (failed === null && isDone) onClose(requested.size + count);
  }

  return (
    <FormDialog
      isLong
      title="Repeat weekly"
      intro={`${activityOf(booking.activity).name} with ${otherName}, ${formatDuration(
        booking.duration * 60,
      )}. Each session is a booking of its own: ${otherName} accepts each, and you can cancel each.`}
      isDirty={false}
      isBusy={isBusy}
      failure={failure}
      submitLabel={isPaid ? 'Continue to payment' : requestLabel(open.length)}
      busyLabel={isPaid ? 'One moment...' : 'Requesting...'}
      canSubmit={status === 'ready' && open.length > 0}
      onSubmit={() => void submit()}
      onClose={() => onClose(requested.size)}
    >
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }} disabled={isBusy}>
        <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
          How many more weeks?
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {Array.from({ length: MOST_WEEKS }, (_, index) => index + 1).map((count) => (
            <ChoiceChip
              key={count}
              name={name}
              isChosen={count === weeks}
              onChoose={() => {
                clear();
                setWeeks(count);
              }}
            >
              {count}
            </ChoiceChip>
          ))}
        </Box>
      </Box>
      {status === 'failed' && <LoadFailed retry={retry} />}
      {status === 'loading' && <Skeleton variant="rounded" height={180} />}
      {status === 'gone' && <Alert severity="info">{ERROR_MESSAGES['not-listed']}</Alert>}
      {status === 'ready' && (
        <>
          <Box component="ul" aria-label="Sessions" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {starts.map((startsAt) => (
              <Row
                key={startsAt.getTime()}
                startsAt={startsAt}
                minutes={booking.duration * 60}
                timeZone={booking.timeZone}
                repeat={open.find((one) => one.startsAt.getTime() === startsAt.getTime())}
                isRequested={requested.has(startsAt.getTime())}
              />
            ))}
          </Box>
          <Typography sx={{ fontWeight: 700 }}>Total {formatMoney(totalMinor)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isPaid
              ? `Each session is paid on its own, and charged once ${otherName} accepts it. You come back here after each.`
              : paymentsNote(arePaymentsLive())}{' '}
            Loyalty credits aren’t used here.
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

function requestLabel(count: number): string {
  return count === 1 ? 'Request 1 session' : `Request ${count} sessions`;
}

interface RowProps {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly timeZone: string;
  /** Undefined if it isn't free. */
  readonly repeat: Repeat | undefined;
  readonly isRequested: boolean;
}

function Row({ startsAt, minutes, timeZone, repeat, isRequested }: RowProps) {
  const state = isRequested
    ? 'Requested'
    : repeat === undefined
      ? 'Not free'
      : formatMoney(repeat.price.totalMinor);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <SessionTime
          startsAt={startsAt}
          endsAt={new Date(startsAt.getTime() + minutes * MINUTE_MS)}
          timeZone={timeZone}
        />
      </div>
      <Typography
        sx={{
          fontWeight: 600,
          whiteSpace: 'nowrap',
          color: isRequested ? 'success.main' : repeat === undefined ? 'text.secondary' : undefined,
        }}
      >
        {state}
      </Typography>
    </Box>
  );
}
