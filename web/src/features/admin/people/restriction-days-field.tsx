import { RESTRICTION_DAYS, type RestrictionDays } from '@hearthkin/domain/account/restriction';
import { SelectField } from '../../../ui/forms/select-field';

interface RestrictionDaysFieldProps {
  readonly value: RestrictionDays;
  readonly disabled: boolean;
  readonly onChange: (days: RestrictionDays) => void;
}

/** For how long an account is restricted. */
export function RestrictionDaysField({ value, disabled, onChange }: RestrictionDaysFieldProps) {
  return (
    <SelectField
      label="For how long"
      value={value}
      disabled={disabled}
      fullWidth
      onChange={({ target }) => {
        const days = RESTRICTION_DAYS.find((one) => String(one) === target.value);
        if (days !== undefined) onChange(days);
      }}
    >
      {RESTRICTION_DAYS.map((days) => (
        <option key={days} value={days}>
          {days} days
        </option>
      ))}
    </SelectField>
  );
}
