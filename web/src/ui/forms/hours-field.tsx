import type { WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import type { Interval } from '@hearthkin/domain/foundation/interval';
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '@hearthkin/domain/foundation/weekdays';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { DiscardDialog } from '../dialogs/discard-dialog';
import { Notice } from '../feedback/notice';
import { DayHours } from './day-hours';
import type { FormFieldProps } from './form-field';

const WORKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const DAYTIME: WeeklyAvailability = withDays({}, WEEKDAYS, [{ start: '09:00', end: '18:00' }]);

interface Change {
  readonly before: WeeklyAvailability;
  readonly after: WeeklyAvailability;
}

/** Hours for each day. Changes can be undone one by one. */
export function HoursField<T extends FieldValues>({
  control,
  name,
  empty = 'No sessions',
  disabled = false,
}: Pick<FormFieldProps<T>, 'control' | 'name' | 'disabled'> & { readonly empty?: string }) {
  const { field } = useController({ control, name });
  // Null means any time. Only older listings have it.
  const value: WeeklyAvailability | null = field.value;
  const [changes, setChanges] = useState<readonly Change[]>([]);
  // The day without hours that is about to be copied.
  const [emptyDay, setEmptyDay] = useState<Weekday | null>(null);
  const onChange = (week: WeeklyAvailability) => {
    if (value !== null) setChanges([...changes, { before: value, after: week }]);
    field.onChange(week);
  };
  const last = changes.at(-1);
  // Not after the form was discarded or loaded anew.
  const canUndo = last !== undefined && JSON.stringify(last.after) === JSON.stringify(value);
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
  const copy = (day: Weekday) => onChange(withDays(value, WORKDAYS, value[day] ?? []));
  const isLost = (day: Weekday) =>
    (value[day] ?? []).length === 0 && WORKDAYS.some((other) => (value[other] ?? []).length > 0);
  return (
    <>
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
            onCopy={() => (isLost(day) ? setEmptyDay(day) : copy(day))}
            empty={empty}
            disabled={disabled}
          />
        ))}
      </Box>
      {canUndo && (
        <Button
          size="small"
          startIcon={<UndoRounded />}
          disabled={disabled}
          onClick={() => {
            field.onChange(last.before);
            setChanges(changes.slice(0, -1));
            // The button goes with the last change.
            if (changes.length === 1) list.current?.focus();
          }}
          sx={{ minHeight: 44, alignSelf: 'start' }}
        >
          Undo change of hours
        </Button>
      )}
      {emptyDay !== null && (
        <DiscardDialog
          title="Remove the hours of all weekdays?"
          keepLabel="Keep hours"
          discardLabel="Remove hours"
          onKeep={() => setEmptyDay(null)}
          onDiscard={() => {
            copy(emptyDay);
            setEmptyDay(null);
          }}
        >
          {WEEKDAY_NAMES[emptyDay]} has no hours. Copying it leaves Monday to Friday without hours,
          too.
        </DiscardDialog>
      )}
    </>
  );
}

function withDays(
  week: WeeklyAvailability,
  days: readonly Weekday[],
  hours: readonly Interval[],
): WeeklyAvailability {
  return { ...week, ...Object.fromEntries(days.map((day) => [day, [...hours]])) };
}
