import { applicationFormSchema, hasHours, NO_HOURS } from '@hearthkin/domain/companion/application';
import type { WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import { APPLICATION_RATE, WEEKLY_HOURS } from '@hearthkin/domain/companion/estimate';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFirstMonths } from '../../data/companions/use-first-months';
import { formatMoney } from '../../lib/format';
import { ActivityChoices } from '../../ui/forms/activity-choices';
import { RateField } from '../../ui/forms/companion-fields';
import { FormTextField } from '../../ui/forms/form-field';
import { HoursField } from '../../ui/forms/hours-field';
import { MinimumSessionField } from '../../ui/forms/minimum-session-field';
import { TimeZoneField } from '../../ui/forms/time-zone-field';
import type { FieldsProps } from './application-form';
import { Estimate } from './estimate';
import { FormSection } from './form-section';
import { Place } from './place';
import { SettledField } from './settled-field';

/** The fields needed for an estimate. */
const estimateSchema = z.pick(applicationFormSchema, { hourlyRate: true, weeklyHours: true });

/** The second screen: what an hour costs, and when the companion is free. */
export function HoursStep({ control, isBusy }: FieldsProps) {
  const fields = { control, isBusy };
  return (
    <FormSection title="Availability & Pricing">
      <Place field="rate">
        <SettledRate {...fields} />
      </Place>
      <Place field="activities">
        <ActivityFields {...fields} />
      </Place>
      <Place field="hours">
        <WeekFields {...fields} />
      </Place>
      <MonthEstimate control={control} />
    </FormSection>
  );
}

function SettledRate({ control, isBusy }: FieldsProps) {
  const months = useFirstMonths();
  const { field, fieldState } = useController({ control, name: 'hourlyRate' });
  const rate = applicationFormSchema.shape.hourlyRate.safeParse(field.value);
  return (
    <SettledField
      field="rate"
      label="Hourly rate"
      text={rate.success ? `${formatMoney(rate.data * MINOR_PER_MAJOR)} an hour` : ''}
      isWrong={fieldState.invalid || !rate.success}
    >
      <RateField
        control={control}
        name="hourlyRate"
        hint="For example, 20 to 80"
        commonRate={months?.commonRate ?? null}
        disabled={isBusy}
      />
    </SettledField>
  );
}

function ActivityFields({ control, isBusy }: FieldsProps) {
  const { field, fieldState } = useController({ control, name: 'activities' });
  const [hourlyRate, minimumSession] = useWatch({
    control,
    name: ['hourlyRate', 'minimumSession'],
  });
  const rate = applicationFormSchema.shape.hourlyRate.safeParse(hourlyRate);
  return (
    <ActivityChoices
      chosen={field.value}
      onChange={field.onChange}
      rate={rate.success ? rate.data : APPLICATION_RATE}
      lengths={{ minimumSession, maximumSession: DEFAULT_OFFER.maximumSession }}
      problem={fieldState.error?.message ?? null}
      disabled={isBusy}
    />
  );
}

/** For what appears: there is no input to go to. */
const focus = (alert: HTMLElement | null) => alert?.focus();

function WeekFields({ control, isBusy }: FieldsProps) {
  const field = { control, disabled: isBusy };
  const hours = useController({ control, name: 'weeklyAvailability' });
  const week = hours.field.value as WeeklyAvailability | null;
  const isWithoutHours = hours.fieldState.invalid && !hasHours(week);
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 650 }}>Your hours</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          When members can request you. These are the hours of your listing.
        </Typography>
        <HoursField {...field} name="weeklyAvailability" />
        {isWithoutHours && (
          <Alert severity="error" tabIndex={-1} ref={focus}>
            {NO_HOURS}
          </Alert>
        )}
      </div>
      <TimeZoneField {...field} name="timeZone" />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <MinimumSessionField {...field} name="minimumSession" />
        <FormTextField
          {...field}
          fullWidth={false}
          name="weeklyHours"
          label="Hours a week"
          hint={`How many you’d like to be booked, ${WEEKLY_HOURS.from} to ${WEEKLY_HOURS.to}`}
          maxLength={3}
          unit={{ text: 'h', position: 'end' }}
          isNumeric
        />
      </Box>
    </>
  );
}

function MonthEstimate({ control }: Pick<FieldsProps, 'control'>) {
  const [hourlyRate, weeklyHours] = useWatch({ control, name: ['hourlyRate', 'weeklyHours'] });
  const typed = estimateSchema.safeParse({ hourlyRate, weeklyHours });
  return typed.success && <Estimate rate={typed.data.hourlyRate} hours={typed.data.weeklyHours} />;
}
