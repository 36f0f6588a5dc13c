import { useState } from 'react';
import { BookingCase } from './booking-case';
import { BookingList } from './booking-list';
import { useBookingFilter } from './use-booking-filter';

/** The list of bookings, or the one that the address names. */
export function Bookings() {
  const { shown } = useBookingFilter();
  const [first] = useState(shown);
  // A reader who comes by an address keeps the focus of the page.
  const [hasMoved, setMoved] = useState(false);
  if (shown !== first && !hasMoved) setMoved(true);
  return shown === null ? (
    <BookingList takesFocus={hasMoved} />
  ) : (
    <BookingCase key={shown} bookingId={shown} takesFocus={hasMoved} />
  );
}
