import { durationsFor } from '@hearthkin/domain/booking/activities';
import type { FreeStart } from '@hearthkin/domain/companion/free-time';
import { instantAt } from '@hearthkin/domain/time';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { formatDuration, formatTime, zoneName } from '../../lib/format';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import type { BookingDraft } from './booking-draft';
import { bookableDates, firstDuration } from './booking-times';
import { DayCalendar } from './day-calendar';
import { onBothClocks } from './own-clock';

/** The draft's fields about time. */
type TimeDraft = Pick<BookingDraft, 'activity' | 'date' | 'time' | 'minutes'>;

interface TimeChoiceProps {
  readonly draft: TimeDraft;
  readonly companion: Companion;
  readonly now: Date;
  /** Null while the calendar loads. */
  readonly options: readonly FreeStart[] | null;
  readonly onChange: (change: Partial<BookingDraft>) => void;
}

/** Date, length and start of a session in the companion's time zone. */
export const TimeChoice = memo(function TimeChoice(props: TimeChoiceProps) {
  const { draft, companion, now, options, onChange } = props;
  const { timeZone, minimumSession } = companion;
  const { first, last } = bookableDates(now, timeZone);
  const isOutside = draft.date !== '' && (draft.date < first || draft.date > last);
  const chosen = options?.find(({ time }) => time === draft.time);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h2" sx={{ mb: 0.5, p: 0 }}>
        Date and time
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Times are {zoneName(timeZone)}, where {companion.displayName} lives.
      </Typography>
      <DayCalendar
        companion={companion}
        activity={draft.activity}
        minutes={draft.minutes ?? firstDuration(draft.activity, minimumSession)}
        date={draft.date}
        now={now}
        onChoose={(date) => onChange({ date })}
      />
      <Box
        sx={{
          display: 'grid',
          // The time field is wider, because it may show two zones.
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', lg: '3fr 3fr 4fr' },
          gap: 2,
        }}
      >
        <TextField
          label="Date"
          type="date"
          required
          value={draft.date}
          onChange={(event) => onChange({ date: event.target.value })}
          error={isOutside}
          helperText={isOutside ? 'Please choose a day within the next 180 days.' : ' '}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: first, max: last } }}
        />
        <DurationChoice
          value={draft.minutes ?? firstDuration(draft.activity, minimumSession)}
          durations={durationsFor(draft.activity, minimumSession)}
          onChange={(minutes) => onChange({ minutes })}
        />
        <SelectField
          label="Time"
          required
          value={chosen?.time ?? ''}
          disabled={draft.date === '' || isOutside || options === null || options.length === 0}
          onChange={(event) => onChange({ time: event.target.value })}
          helperText={timeHint(draft, options, timeZone, isOutside)}
        >
          <option value="" disabled>
            Choose a time
          </option>
          {(options ?? []).map(({ time, startsAt }) => (
            <option key={time} value={time}>
              {onBothClocks(startsAt, timeZone)}
            </option>
          ))}
        </SelectField>
      </Box>
    </Box>
  );
});

interface DurationChoiceProps {
  readonly value: number;
  readonly durations: readonly number[];
  readonly onChange: (minutes: number) => void;
}

export function DurationChoice({ value, durations, onChange }: DurationChoiceProps) {
  return (
    <SelectField
      label="Duration"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      helperText=" "
    >
      {durations.map((minutes) => (
        <option key={minutes} value={minutes}>
          {formatDuration(minutes)}
        </option>
      ))}
    </SelectField>
  );
}

function timeHint(
  draft: TimeDraft,
  options: readonly FreeStart[] | null,
  timeZone: string,
  isOutside: boolean,
): string {
  if (draft.date === '' || isOutside) return 'Choose a date first.';
  if (options === null) return 'Looking up free times…';
  if (options.length === 0) return 'Nothing is free on this day for this length.';
  const isGone = draft.time !== '' && !options.some(({ time }) => time === draft.time);
  if (isGone) {
    const startsAt = instantAt(draft.date, draft.time, timeZone);
    const time = startsAt === null ? draft.time : formatTime(startsAt, timeZone);
    return `${time} is not free any more. Please choose another time.`;
  }
  return zoneName(timeZone);
}
