import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import type { TextFieldProps } from '@mui/material/TextField';
import { formatDuration } from '../../lib/format';
import { SelectField } from './select-field';

interface MinimumSessionFieldProps
  extends Pick<TextFieldProps, 'name' | 'inputRef' | 'onBlur' | 'disabled' | 'sx'> {
  /** Hours */
  readonly value: number;
  readonly onChange: (hours: number) => void;
}

/** How long a session with a companion lasts at least. */
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
