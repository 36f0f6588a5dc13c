import { coversSession, type WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import { useWatch } from 'react-hook-form';
import { HoursField } from '../../ui/forms/hours-field';
import { TimeZoneField } from '../../ui/forms/time-zone-field';
import { BookedSessions } from './booked-sessions';
import { ExtraHoursField } from './extra-hours-field';
import type { BookingFieldsProps } from './listing-fields';
import { differs } from './listing-values';
import { Section } from './section';

/** A companion's weekly hours, extra hours on single dates, and time zone. */
export function HoursSection({
  control,
  isBusy,
  uid,
  saved,
  opened,
  isChecked,
}: BookingFieldsProps) {
  const [weekly, extra, timeZone] = useWatch({
    control,
    name: ['weeklyAvailability', 'offer.extraHours', 'timeZone'],
  });
  const isChanged = differs(
    [weekly, extra, timeZone],
    [saved.weeklyAvailability, saved.offer.extraHours, saved.timeZone],
  );
  const hours = { weekly: weekly as WeeklyAvailability | null, extra, timeZone };
  const field = { control, disabled: isBusy };
  return (
    <Section
      title="Your hours"
      text="Members see these in their own time zone. Existing bookings stay."
    >
      <HoursField {...field} name="weeklyAvailability" />
      {weekly !== null && <ExtraHoursField {...field} isChecked={isChecked} />}
      <BookedSessions
        uid={uid}
        opened={opened}
        timeZone={timeZone}
        isAsked={isChanged}
        place="outside these hours"
        isAffected={({ startsAt, endsAt }) => !coversSession(hours, startsAt, endsAt)}
      />
      <TimeZoneField {...field} name="timeZone" />
    </Section>
  );
}
