import type { CalendarEvent } from '@hearthkin/domain/booking/calendar-file';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { bookingPath } from '../../lib/paths';
import { CalendarButton } from '../../ui/layout/calendar-button';

interface SessionCalendarButtonProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
  /** Whether other sessions on the page have such a button too. */
  readonly isOneOfMany?: boolean;
}

/** Adds a session to the reader's calendar. */
export function SessionCalendarButton(props: SessionCalendarButtonProps) {
  const { booking, otherName, isOneOfMany = false } = props;
  return (
    <CalendarButton
      event={() => calendarEventOf(booking, otherName)}
      fileName={booking.data.date}
      {...(isOneOfMany && { label: `Add to calendar: session with ${otherName}` })}
    />
  );
}

function calendarEventOf({ id, data }: Doc<Booking>, otherName: string): CalendarEvent {
  const { name, virtual } = activityOf(data.activity);
  const url = new URL(bookingPath(id), window.location.origin).href;
  return {
    uid: id,
    status: 'CONFIRMED',
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    summary: `${name} with ${otherName}`,
    description: `A session on ${PRODUCT_NAME}. See or change it: ${url}`,
    location: virtual ? 'Online' : data.location,
    url,
    changedAt: data.updatedAt,
    sequence: data.statusHistory.length,
  };
}
