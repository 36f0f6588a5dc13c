import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { timeZones, zoneLabel } from '../../lib/time-zones';
import { HoursField } from './hours-field';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** When a companion takes sessions, on which clock. */
export function HoursSection({ control, isBusy }: FieldsProps) {
  const zones = useMemo(() => timeZones(), []);
  return (
    <Section
      title="When you have time"
      text="Members see these hours on their own clock. Sessions that are booked already stay."
    >
      <Controller
        control={control}
        name="weeklyAvailability"
        render={({ field }) => (
          <HoursField
            value={field.value as Parameters<typeof HoursField>[0]['value']}
            onChange={field.onChange}
            disabled={isBusy}
          />
        )}
      />
      <Controller
        control={control}
        name="timeZone"
        render={({ field }) => (
          <Autocomplete
            // A zone of an older list stays a choice for who has it.
            options={zones.includes(field.value) ? zones : [field.value, ...zones]}
            value={field.value}
            getOptionLabel={zoneLabel}
            disableClearable
            autoHighlight
            disabled={isBusy}
            onChange={(_event, zone) => field.onChange(zone)}
            onBlur={field.onBlur}
            renderInput={(params) => (
              <TextField {...params} label="Your time zone" helperText="Where you live." />
            )}
            sx={{ maxWidth: { sm: 400 } }}
          />
        )}
      />
    </Section>
  );
}
