import { CURRENCY } from '@hearthkin/domain/money';
import { FormTextField } from '../../ui/forms/form-field';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** The hourly rate. */
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
    </Section>
  );
}

const FIELD = { maxWidth: { sm: 320 } } as const;
