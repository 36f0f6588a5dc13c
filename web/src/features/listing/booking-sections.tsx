import { HoursSection } from './hours-section';
import type { BookingFieldsProps } from './listing-fields';
import { OfferSection } from './offer-section';
import { TimeOffSection } from './time-off-section';

interface BookingSectionsProps extends BookingFieldsProps {
  readonly savedRate: number;
}

/** What can be booked, and when. */
export function BookingSections({ savedRate, ...props }: BookingSectionsProps) {
  return (
    <>
      <OfferSection control={props.control} isBusy={props.isBusy} savedRate={savedRate} />
      <HoursSection {...props} />
      <TimeOffSection {...props} />
    </>
  );
}
