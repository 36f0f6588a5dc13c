import { applicationFormSchema, FREE_TIMES } from '@hearthkin/domain/companion/application';
import { WEEKLY_HOURS } from '@hearthkin/domain/companion/estimate';
import { CURRENCY } from '@hearthkin/domain/money';
import Box from '@mui/material/Box';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { FormTextField } from '../../ui/forms/form-field';
import { MinimumSessionField } from '../../ui/forms/minimum-session-field';
import { TimeZoneField } from '../../ui/forms/time-zone-field';
import type { StepProps } from './application-form';
import { Estimate } from './estimate';

/** The fields needed for an estimate. */
const estimateSchema = z.pick(applicationFormSchema, { hourlyRate: true, weeklyHours: true });

export function PricingStep({ control, isBusy }: StepProps) {
  const [hourlyRate, weeklyHours] = useWatch({ control, name: ['hourlyRate', 'weeklyHours'] });
  const typed = estimateSchema.safeParse({ hourlyRate, weeklyHours });
  return (
    <>
      <Controller
        control={control}
        name="timezone"
        render={({ field }) => (
          <TimeZoneField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            disabled={isBusy}
          />
        )}
      />
      <ChoiceChips
        control={control}
        name="availability"
        label="Your hours"
        hint="Roughly. You set the exact hours on your listing."
        options={FREE_TIMES}
        disabled={isBusy}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2.5 }}>
        <FormTextField
          fullWidth={false}
          control={control}
          disabled={isBusy}
          name="weeklyHours"
          label="Hours a week"
          hint={`From ${WEEKLY_HOURS.from} to ${WEEKLY_HOURS.to}`}
          maxLength={3}
          unit={{ text: 'h', position: 'end' }}
          isNumeric
        />
        <FormTextField
          fullWidth={false}
          control={control}
          disabled={isBusy}
          name="hourlyRate"
          label="Hourly rate"
          hint="A typical rate is 20 to 80"
          maxLength={6}
          unit={{ text: CURRENCY, position: 'start' }}
          isNumeric
        />
        <Controller
          control={control}
          name="minimumSession"
          render={({ field: { ref, ...field } }) => (
            <MinimumSessionField {...field} inputRef={ref} disabled={isBusy} />
          )}
        />
      </Box>
      {typed.success && <Estimate rate={typed.data.hourlyRate} hours={typed.data.weeklyHours} />}
    </>
  );
}
