import { LIMITS } from '@hearthkin/domain/account/fields';
import { slotKeys } from '@hearthkin/domain/booking/slots';
import type { FreeStart } from '@hearthkin/domain/companion/free-time';
import { useMemo, useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import {
  type Companion,
  companion as companionQuery,
} from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { formatDuration, formatMoney, zoneName } from '../../lib/format';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { useAction } from '../../ui/hooks/use-action';
import { bookableDates } from './booking-times';
import { onBothClocks } from './own-clock';
import { useCalendar } from './use-calendar';

interface ProposeDialogProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
  readonly now: Date;
  readonly onClose: () => void;
}

/** Proposes another free time for the same session. */
export function ProposeDialog({ booking, otherName, now, onClose }: ProposeDialogProps) {
  const { data } = booking;
  const [startsAt, setStartsAt] = useState<Date | null>(null);
  const [note, setNote] = useState('');
  const { run, clear, isBusy, failure } = useAction(onClose);
  const read = useLive(companionQuery(data.earnerId));
  const companion = read.status === 'ready' ? (read.data?.data ?? null) : null;

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
      title="Propose another time"
      intro={`${otherName} can agree or keep the old time. The session keeps its length of ${formatDuration(
        data.duration * 60,
      )} and its price of ${formatMoney(data.price.totalMinor)}.`}
      isDirty={startsAt !== null || note.trim() !== ''}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Propose"
      busyLabel="One moment..."
      canSubmit={startsAt !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {companion === null ? (
        <NoCalendar isLoading={read.status === 'loading'} />
      ) : (
        <NewTime
          booking={data}
          companion={companion}
          now={now}
          onChange={(next) => {
            setStartsAt(next);
            clear();
          }}
        />
      )}
      <TextField
        label="Message"
        multiline
        minRows={2}
        value={note}
        disabled={isBusy}
        onChange={(event) => setNote(event.target.value)}
        helperText={`Optional. ${otherName} sees it.`}
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormDialog>
  );
}

function NoCalendar({ isLoading }: { readonly isLoading: boolean }) {
  return (
    <TextField
      label="Date"
      type="date"
      disabled
      slotProps={{ inputLabel: { shrink: true } }}
      helperText={isLoading ? 'Looking up the calendar…' : 'The calendar could not be read.'}
    />
  );
}

interface NewTimeProps {
  readonly booking: Booking;
  readonly companion: Companion;
  readonly now: Date;
  readonly onChange: (startsAt: Date | null) => void;
}

function NewTime({ booking, companion, now, onChange }: NewTimeProps) {
  const { timeZone } = companion;
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const own = useMemo(
    () => slotKeys(booking.startsAt, booking.endsAt),
    [booking.startsAt, booking.endsAt],
  );
  const calendar = useCalendar({
    companionId: booking.earnerId,
    companion,
    date,
    activity: booking.activity,
    minutes: booking.duration * 60,
    now,
    own,
  });
  const { first, last } = bookableDates(now, timeZone);
  const options = calendar.options?.filter(
    ({ startsAt }) => startsAt.getTime() !== booking.startsAt.getTime(),
  );
  const choose = (next: string) => {
    setTime(next);
    onChange(options?.find((option) => option.time === next)?.startsAt ?? null);
  };
  return (
    <>
      <TextField
        label="Date"
        type="date"
        required
        value={date}
        onChange={(event) => {
          setDate(event.target.value);
          choose('');
        }}
        helperText={`On the calendar of ${zoneName(timeZone)}.`}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: first, max: last } }}
      />
      <SelectField
        label="Time"
        required
        value={options?.some((option) => option.time === time) ? time : ''}
        disabled={date === '' || options === undefined || options.length === 0}
        onChange={(event) => choose(event.target.value)}
        helperText={hint(date, options)}
      >
        <option value="" disabled>
          Choose a time
        </option>
        {(options ?? []).map((option) => (
          <option key={option.time} value={option.time}>
            {onBothClocks(option.startsAt, timeZone)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function hint(date: string, options: readonly FreeStart[] | undefined): string {
  if (date === '') return 'Choose a date first.';
  if (options === undefined) return 'Looking up free times…';
  return options.length === 0 ? 'Nothing is free on this day for this length.' : ' ';
}
