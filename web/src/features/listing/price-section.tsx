import { CURRENCY } from '@hearthkin/domain/money';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import { MinimumSessionField } from '../../ui/forms/minimum-session-field';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** What an hour costs, and how long a session lasts at least. */
export function PriceSection({ control, isBusy }: FieldsProps) {
  return (
    <Section
      title="Price"
      text="The price of every activity follows from your rate. Bookings that were made already keep theirs."
    >
      <Controller
        control={control}
        name="hourlyRate"
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Hourly rate"
            autoComplete="off"
            disabled={isBusy}
            error={error !== undefined}
            helperText={error?.message ?? 'Whole euros, from 5 to 500'}
            slotProps={{
              htmlInput: { inputMode: 'numeric', maxLength: 6 },
              input: {
                startAdornment: <InputAdornment position="start">{CURRENCY}</InputAdornment>,
              },
            }}
            sx={FIELD}
          />
        )}
      />
      <Controller
        control={control}
        name="minimumSession"
        render={({ field: { ref, ...field } }) => (
          <MinimumSessionField {...field} inputRef={ref} disabled={isBusy} sx={FIELD} />
        )}
      />
    </Section>
  );
}

const FIELD = { maxWidth: { sm: 320 } } as const;
