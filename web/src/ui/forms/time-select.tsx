import { minutesOf } from '@hearthkin/domain/companion/availability';
import { formatTimeOfDay } from '../../lib/format';
import { SelectField } from './select-field';

/** Hours start and end on the half hour. */
const STEP = 30;
const DAY = 24 * 60;

interface TimeSelectProps {
  readonly label: string;
  /** A start can be 00:00, an end 24:00. */
  readonly bound: 'start' | 'end';
  /** `HH:mm` */
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly hasProblem: boolean;
  readonly describedBy: string;
  readonly disabled: boolean;
}

/** A time of day in a native select. */
export function TimeSelect(props: TimeSelectProps) {
  const { label, bound, value, onChange, hasProblem, describedBy, disabled } = props;
  const times = timesFor(bound);
  return (
    <SelectField
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      error={hasProblem}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          'aria-invalid': hasProblem,
          ...(hasProblem && { 'aria-describedby': describedBy }),
        },
      }}
      sx={{ width: 132, '& select': { minHeight: 28 } }}
    >
      {/* Keep a saved time that isn't on the half hour. */}
      {(times.includes(value) ? times : [...times, value].sort()).map((time) => (
        <option key={time} value={time}>
          {time === '24:00' ? 'Midnight' : formatTimeOfDay(minutesOf(time))}
        </option>
      ))}
    </SelectField>
  );
}

function timesFor(bound: 'start' | 'end'): string[] {
  const first = bound === 'start' ? 0 : STEP;
  return Array.from({ length: DAY / STEP }, (_, index) => {
    const minutes = first + index * STEP;
    const pad = (part: number) => String(part).padStart(2, '0');
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  });
}
