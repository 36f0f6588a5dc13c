import { memo } from 'react';
import { HoursSection } from './hours-section';
import type { BookingFieldsProps } from './listing-fields';
import { OfferSection } from './offer-section';
import { PriceSection } from './price-section';
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
