import { useMemo } from 'react';
import { timeZones, zoneLabel, zonePlace, zonesByRegion } from '../../lib/time-zones';
import { SelectField } from './select-field';

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
  readonly onBlur: () => void;
  readonly disabled: boolean;
}

/** A time zone. Typing the name of a large city nearby finds it. */
export function TimeZoneField({ value, onChange, onBlur, disabled }: TimeZoneFieldProps) {
  const zones = useMemo(() => timeZones(), []);
  const regions = useMemo(() => [...zonesByRegion(zones)], [zones]);
  return (
    <SelectField
      label="Your time zone"
      helperText="A large city on the clock you live by."
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      sx={{ maxWidth: { sm: 400 } }}
    >
      {/* Keep a saved zone that is no longer in the list. */}
      {!zones.includes(value) && <option value={value}>{zoneLabel(value)}</option>}
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
