import { useMemo } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { ownChoice, timeZones, zoneLabel, zonePlace, zonesByRegion } from '../../lib/time-zones';
import type { FormFieldProps } from './form-field';
import { SelectField } from './select-field';

/** A time zone. Typing the name of a large city nearby finds it. */
export function TimeZoneField<T extends FieldValues>({
  control,
  name,
  disabled,
}: Pick<FormFieldProps<T>, 'control' | 'name' | 'disabled'>) {
  const { value, onChange, onBlur } = useController({ control, name }).field;
  const zones = useMemo(() => timeZones(), []);
  const chosen = ownChoice(value, zones);
  const regions = useMemo(() => [...zonesByRegion(zones)], [zones]);
  return (
    <SelectField
      label="Your time zone"
      helperText="The nearest big city in your time zone."
      value={chosen}
      disabled={disabled}
      onChange={onChange}
      onBlur={onBlur}
      sx={{ maxWidth: { sm: 400 } }}
    >
      {/* Keep a saved zone that is no longer in the list. */}
      {!zones.includes(chosen) && <option value={chosen}>{zoneLabel(chosen)}</option>}
      {regions.map(([region, its]) => (
        <optgroup key={region} label={region}>
          {its.map((zone) => (
            <option key={zone} value={zone}>
              {zonePlace(zone)}
            </option>
          ))}
        </optgroup>
      ))}
      <option value="UTC">UTC</option>
    </SelectField>
  );
}
