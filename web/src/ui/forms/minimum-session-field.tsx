import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { formatDuration } from '../../lib/format';
import { SelectField } from './select-field';
import type { TextFieldProps } from './text-field';

interface MinimumSessionFieldProps
  extends Pick<TextFieldProps, 'name' | 'inputRef' | 'onBlur' | 'disabled' | 'sx'> {
  /** In hours. */
  readonly value: number;
  readonly onChange: (hours: number) => void;
}

/** A companion's shortest session. */
export function MinimumSessionField({ onChange, ...props }: MinimumSessionFieldProps) {
  return (
    <SelectField
      {...props}
      label="Shortest session"
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {MINIMUM_SESSIONS.map((hours) => (
        <option key={hours} value={hours}>
          {formatDuration(hours * 60)}
        </option>
      ))}
    </SelectField>
  );
}
