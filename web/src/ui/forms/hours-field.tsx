import type { WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import type { Interval } from '@hearthkin/domain/foundation/interval';
import { WEEKDAYS, type Weekday } from '@hearthkin/domain/foundation/weekdays';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { Notice } from '../feedback/notice';
import { DayHours } from './day-hours';
import type { FormFieldProps } from './form-field';

const WORKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const DAYTIME: WeeklyAvailability = withDays({}, WEEKDAYS, [{ start: '09:00', end: '18:00' }]);

/** Hours for each day. */
export function HoursField<T extends FieldValues>({
  control,
  name,
  empty = 'No sessions',
  disabled = false,
}: Pick<FormFieldProps<T>, 'control' | 'name' | 'disabled'> & { readonly empty?: string }) {
  const { field } = useController({ control, name });
  // Null means any time. Only older listings have it.
  const value: WeeklyAvailability | null = field.value;
  const onChange = (week: WeeklyAvailability) => field.onChange(week);
  const list = useRef<HTMLUListElement>(null);
  const [isSet, setSet] = useState(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isSet) list.current?.focus();
  }, [isSet]);
  if (value === null) {
    return (
      <Notice
        action={
          <Button
            variant="outlined"
            disabled={disabled}
            onClick={() => {
              setSet(true);
              onChange(DAYTIME);
            }}
            sx={{ minHeight: 44 }}
          >
            Set daytime hours
          </Button>
        }
      >
        Members can request any time of day or night.
      </Notice>
    );
  }
  return (
    <Box
      component="ul"
      ref={list}
      tabIndex={-1}
      aria-label="Hours by day"
      sx={{ p: 0, m: 0, listStyle: 'none', outline: 'none', containerType: 'inline-size' }}
    >
      {WEEKDAYS.map((day) => (
        <DayHours
          key={day}
          day={day}
          hours={value[day] ?? []}
          onChange={(hours) => onChange(withDays(value, [day], hours))}
          onCopy={() => onChange(withDays(value, WORKDAYS, value[day] ?? []))}
          empty={empty}
          disabled={disabled}
        />
      ))}
    </Box>
  );
}

function withDays(
  week: WeeklyAvailability,
  days: readonly Weekday[],
  hours: readonly Interval[],
): WeeklyAvailability {
  return { ...week, ...Object.fromEntries(days.map((day) => [day, [...hours]])) };
}
