import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { timeZones, zoneLabel } from '../lib/time-zones';

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
  readonly onBlur: () => void;
  readonly disabled: boolean;
}

/** On which clock somebody lives. */
export function TimeZoneField({ value, onChange, onBlur, disabled }: TimeZoneFieldProps) {
  const zones = useMemo(() => timeZones(), []);
  return (
    <Autocomplete
      // A zone of an older list stays a choice for who has it.
      options={zones.includes(value) ? zones : [value, ...zones]}
      value={value}
      getOptionLabel={zoneLabel}
      disableClearable
      autoHighlight
      disabled={disabled}
      onChange={(_event, zone) => onChange(zone)}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField {...params} label="Your time zone" helperText="Where you live." />
      )}
      sx={{ maxWidth: { sm: 400 } }}
    />
  );
}
