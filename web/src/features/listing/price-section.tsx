import { CURRENCY } from '@hearthkin/domain/money';
import { Controller } from 'react-hook-form';
import { FormTextField } from '../../ui/forms/form-field';
import { MinimumSessionField } from '../../ui/forms/minimum-session-field';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** Hourly rate and minimum session. */
export function PriceSection({ control, isBusy }: FieldsProps) {
  return (
    <Section
      title="Price"
      text="Your activity prices are based on your rate. Existing bookings don’t change."
    >
      <FormTextField
        control={control}
        name="hourlyRate"
        label="Hourly rate"
        hint="Whole euros, from 5 to 500"
        maxLength={6}
        isNumeric
        unit={{ text: CURRENCY, position: 'start' }}
        disabled={isBusy}
        fullWidth={false}
        sx={FIELD}
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
