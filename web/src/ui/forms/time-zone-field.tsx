import { useMemo } from 'react';
import { ownChoice, timeZones, zoneLabel, zonePlace, zonesByRegion } from '../../lib/time-zones';
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
  const chosen = ownChoice(value, zones);
  const regions = useMemo(() => [...zonesByRegion(zones)], [zones]);
  return (
    <SelectField
      label="Your time zone"
      helperText="The nearest big city in your time zone."
      value={chosen}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
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
