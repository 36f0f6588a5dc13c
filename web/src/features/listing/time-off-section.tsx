import { OFFER_PROBLEMS } from '@hearthkin/domain/companion/listing-form';
import {
  MAX_DATES,
  TIME_OFF_NOTE_MAX,
  type TimeOff,
  timeOffOn,
} from '@hearthkin/domain/companion/offer';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import { useController, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/forms/text-field';
import { useNow } from '../../ui/hooks/clock';
import { BookedSessions } from './booked-sessions';
import { DateList } from './date-list';
import type { BookingFieldsProps } from './listing-fields';
import { differs } from './listing-values';
import { Section } from './section';

/** Days without sessions. */
export function TimeOffSection({
  control,
  isBusy,
  uid,
  saved,
  opened,
  isChecked,
}: BookingFieldsProps) {
  const { field } = useController({ control, name: 'offer.timeOff' });
  const timeZone = useWatch({ control, name: 'timeZone' });
  const today = wallClock(useNow(), timeZone).date;
  const timeOff: readonly TimeOff[] = field.value;
  const isOff = (at: Date) => timeOffOn({ timeOff: [...timeOff] }, wallClock(at, timeZone).date);
  return (
    <Section title="Time off" text="Days when members can’t book you. Existing bookings stay.">
      <DateList
        title="Time off"
        addLabel="Add time off"
        none="No time off planned."
        entries={timeOff}
        added={{ from: '', until: '', note: '' }}
        most={MAX_DATES}
        onChange={field.onChange}
        disabled={isBusy}
      >
        {(one, change) => (
          <TimeOffFields
            timeOff={one}
            onChange={change}
            today={today}
            isChecked={isChecked}
            disabled={isBusy}
          />
        )}
      </DateList>
      <BookedSessions
        uid={uid}
        opened={opened}
        timeZone={timeZone}
        isAsked={differs(timeOff, saved.offer.timeOff)}
        place="in your time off"
        isAffected={({ startsAt, endsAt }) =>
          [startsAt, new Date(endsAt.getTime() - MINUTE_MS)].some((at) => isOff(at) !== null)
        }
      />
    </Section>
  );
}

interface TimeOffFieldsProps {
  readonly timeOff: TimeOff;
  readonly onChange: (change: Partial<TimeOff>) => void;
  /** `yyyy-MM-dd` in the companion's zone. */
  readonly today: string;
  /** Whether to point out what is missing. */
  readonly isChecked: boolean;
  readonly disabled: boolean;
}

function TimeOffFields({ timeOff, onChange, today, isChecked, disabled }: TimeOffFieldsProps) {
  const { from, until, note } = timeOff;
  const missing = (date: string) => (isChecked && date === '' ? OFFER_PROBLEMS.noDate : null);
  const isBackwards = from !== '' && until !== '' && until < from;
  const fromProblem = missing(from);
  const untilProblem = isBackwards ? OFFER_PROBLEMS.backwards : missing(until);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      <TextField
        type="date"
        label="First day"
        value={from}
        onChange={({ target }) =>
          // A single day at first.
          onChange({ from: target.value, until: until < target.value ? target.value : until })
        }
        disabled={disabled}
        error={fromProblem !== null}
        helperText={fromProblem}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      />
      <TextField
        type="date"
        label="Last day"
        value={until}
        onChange={(event) => onChange({ until: event.target.value })}
        disabled={disabled}
        error={untilProblem !== null}
        helperText={untilProblem}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: from || today } }}
      />
      <TextField
        label="What members read (optional)"
        autoComplete="off"
        value={note}
        onChange={(event) => onChange({ note: event.target.value })}
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: TIME_OFF_NOTE_MAX } }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
