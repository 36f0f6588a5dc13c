import type { WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import type { Interval } from '@hearthkin/domain/companion/interval';
import { WEEKDAYS, type Weekday } from '@hearthkin/domain/weekdays';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { DayHours } from './day-hours';

/** The default hours. */
const OFFICE_HOURS: readonly Interval[] = [{ start: '09:00', end: '17:00' }];
const WORKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const OFFICE_WEEK: WeeklyAvailability = withDays({}, WORKDAYS, OFFICE_HOURS);

interface HoursFieldProps {
  /** Null means any time. */
  readonly value: WeeklyAvailability | null;
  readonly onChange: (week: WeeklyAvailability | null) => void;
  readonly disabled: boolean;
}

/** Any time, or hours for each day. */
export function HoursField({ value, onChange, disabled }: HoursFieldProps) {
  const id = useId();
  // Switching to "any time" and back restores the hours.
  const [former, setFormer] = useState<WeeklyAvailability>(value ?? OFFICE_WEEK);
  return (
    <div>
      <FormControl disabled={disabled}>
        <FormLabel id={id}>Hours</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={value === null ? 'any' : 'hours'}
          onChange={(_event, choice) => {
            if (value !== null) setFormer(value);
            onChange(choice === 'any' ? null : former);
          }}
        >
          <FormControlLabel value="any" control={<Radio />} label="Any time" />
          <FormControlLabel value="hours" control={<Radio />} label="Only at these hours" />
        </RadioGroup>
      </FormControl>
      {value !== null && (
        <Box component="ul" aria-label="Hours by day" sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
          {WEEKDAYS.map((day) => (
            <DayHours
              key={day}
              day={day}
              hours={value[day] ?? []}
              onChange={(hours) => onChange(withDays(value, [day], hours))}
              onCopy={() => onChange(withDays(value, WORKDAYS, value[day] ?? []))}
              disabled={disabled}
            />
          ))}
        </Box>
      )}
    </div>
  );
}

function withDays(
  week: WeeklyAvailability,
  days: readonly Weekday[],
  hours: readonly Interval[],
): WeeklyAvailability {
  return { ...week, ...Object.fromEntries(days.map((day) => [day, [...hours]])) };
}
