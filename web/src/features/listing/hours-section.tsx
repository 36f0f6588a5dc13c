import { Controller } from 'react-hook-form';
import { TimeZoneField } from '../../ui/forms/time-zone-field';
import { HoursField } from './hours-field';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** A companion's weekly hours and time zone. */
export function HoursSection({ control, isBusy }: FieldsProps) {
  return (
    <Section
      title="Your hours"
      text="Members see these in their own time zone. Existing bookings stay."
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
          <TimeZoneField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            disabled={isBusy}
          />
        )}
      />
    </Section>
  );
}
