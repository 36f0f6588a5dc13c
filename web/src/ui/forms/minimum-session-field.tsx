import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { type FieldValues, useController } from 'react-hook-form';
import { formatDuration } from '../../lib/format';
import type { FormFieldProps } from './form-field';
import { SelectField } from './select-field';

/** A companion's shortest session, in hours. */
export function MinimumSessionField<T extends FieldValues>({
  control,
  name,
  disabled,
}: Pick<FormFieldProps<T>, 'control' | 'name' | 'disabled'>) {
  const { ref, onChange, ...field } = useController({ control, name }).field;
  return (
    <SelectField
      {...field}
      inputRef={ref}
      disabled={disabled}
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
