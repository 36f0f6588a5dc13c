import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { wallClock } from '@hearthkin/domain/foundation/time';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import { type LiveCompanion, liveCompanion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import {
  formatDate,
  formatDuration,
  formatMoney,
  formatTime,
  formatTimeRange,
  zoneName,
} from '../../../lib/format';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';
import { useCalendar } from '../list/use-calendar';
import { TimeChoice, useShownClock } from '../times/time-choice';
import { moveWords } from './cancellation-words';

interface ProposeDialogProps {
  readonly booking: Doc<Booking>;
  readonly side: 'spender' | 'earner';
  readonly otherName: string;
  /** The time that is chosen at first. */
  readonly wish?: Date;
  readonly now: Date;
  readonly onClose: () => void;
}

/** Suggests another free time for the same session. */
export function ProposeDialog({
  booking,
  side,
  otherName,
  wish,
  now,
  onClose,
}: ProposeDialogProps) {
  const { data } = booking;
  const [startsAt, setStartsAt] = useState<Date | null>(wish ?? null);
  const [isGone, setGone] = useState(false);
  const [note, setNote] = useState('');
  const { run, clear, isBusy, failure } = useAction(onClose);
  const read = useLive(liveCompanion(data.earnerId));
  const companion = read.status === 'ready' ? (read.data?.data ?? null) : null;

  const change = (next: Date | null) => {
    setStartsAt(next);
    clear();
  };

  function submit(): void {
    if (startsAt === null) return;
    const proposal = {
      bookingId: booking.id,
      startsAt: startsAt.toISOString(),
      note: note.trim(),
    };
    void run(() => call('proposeTime', proposal));
  }

  return (
    <FormDialog
      isLong
      title="Suggest a new time"
      intro={`${otherName} can accept or keep the original time. Length (${formatDuration(
        data.duration * 60,
      )}) and price (${formatMoney(data.price.totalMinor)}) stay the same.`}
      isDirty={startsAt?.getTime() !== wish?.getTime() || note.trim() !== ''}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Suggest time"
      busyLabel="One moment..."
      canSubmit={startsAt !== null && !isGone}
      whyNot="Choose a time first."
      onSubmit={submit}
      onClose={onClose}
    >
      {read.status === 'loading' && <Skeleton variant="rounded" height={360} />}
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'ready' && companion === null && (
        <Alert severity="info">{ERROR_MESSAGES['not-listed']}</Alert>
      )}
      {companion !== null && (
        <NewTime
          booking={data}
          companion={companion}
          isOwn={side === 'earner'}
          startsAt={startsAt}
          isWish={startsAt !== null && startsAt.getTime() === wish?.getTime()}
          now={now}
          onChange={change}
          onGone={setGone}
        />
      )}
      {startsAt !== null && !isGone && (
        <Typography variant="body2" role="status">
          {moveWords(data, startsAt, side, now)}
        </Typography>
      )}
      <TextField
        label="Message"
        multiline
        minRows={2}
        value={note}
        disabled={isBusy}
        onChange={(event) => setNote(event.target.value)}
        helperText={`Optional. ${otherName} will see this.`}
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormDialog>
  );
}

interface NewTimeProps {
  readonly booking: Booking;
  readonly companion: LiveCompanion;
  readonly isOwn: boolean;
  readonly startsAt: Date | null;
  /** Whether it is the time that was chosen at first, of which nothing is known yet. */
  readonly isWish: boolean;
  readonly now: Date;
  readonly onChange: (startsAt: Date | null) => void;
  /** Whether the chosen time has been taken meanwhile. */
  readonly onGone: (isGone: boolean) => void;
}

function NewTime(props: NewTimeProps) {
  const { booking, companion, isOwn, startsAt, isWish, now, onChange, onGone } = props;
  const clock = useShownClock(companion);
  const [day, setDay] = useState('');
  const date = startsAt === null ? day : wallClock(startsAt, clock.zone).date;
  const minutes = booking.duration * 60;
  const { options, retry } = useCalendar({
    companionId: booking.earnerId,
    companion,
    date,
    timeZone: clock.zone,
    activity: booking.activity,
    minutes,
    now,
    moved: booking,
  });
  const others = options?.filter((one) => one.startsAt.getTime() !== booking.startsAt.getTime());
  const isGone =
    startsAt !== null &&
    others !== undefined &&
    !others.some((one) => one.startsAt.getTime() === startsAt.getTime());
  useEffect(() => onGone(isGone), [isGone, onGone]);
  if (retry !== null) return <LoadFailed retry={retry} />;
  return (
    <>
      <Typography>
        Booked for {formatDate(booking.startsAt, clock.zone)},{' '}
        {formatTimeRange(booking.startsAt, booking.endsAt, clock.zone)} ({zoneName(clock.zone)}).
      </Typography>
      <TimeChoice
        companion={companion}
        moved={booking}
        isOwn={isOwn}
        activity={booking.activity}
        minutes={minutes}
        date={date}
        startsAt={startsAt}
        clock={clock}
        now={now}
        options={others ?? null}
        onDate={(next) => {
          setDay(next);
          onChange(null);
        }}
        onStart={onChange}
      />
      {isGone && (
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {formatTime(startsAt, clock.zone)} {isWish ? 'isn’t free' : 'is no longer available'}.
          Pick another time.
        </Typography>
      )}
    </>
  );
}
