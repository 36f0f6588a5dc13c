import { coversSession, type WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { HoursField } from '../../ui/forms/hours-field';
import { TimeZoneField } from '../../ui/forms/time-zone-field';
import { BookedSessions } from './booked-sessions';
import { ExtraHoursField } from './extra-hours-field';
import type { BookingFieldsProps } from './listing-fields';
import { differs } from './listing-values';
import { OfferSection } from './offer-section';
import { PriceSection } from './price-section';
import { Section } from './section';
import { TimeOffSection } from './time-off-section';

interface BookingSectionsProps extends BookingFieldsProps {
  readonly savedRate: number;
}

/** The price, what can be booked, and when. */
export const BookingSections = memo(function BookingSections({
  savedRate,
  ...props
}: BookingSectionsProps) {
  return (
    <>
      <PriceSection control={props.control} isBusy={props.isBusy} savedRate={savedRate} />
      <OfferSection control={props.control} isBusy={props.isBusy} savedRate={savedRate} />
      <HoursSection {...props} />
      <TimeOffSection {...props} />
    </>
  );
});

/** A companion's weekly hours, extra hours on single dates, and time zone. */
function HoursSection({ control, isBusy, uid, saved, opened, isChecked }: BookingFieldsProps) {
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
