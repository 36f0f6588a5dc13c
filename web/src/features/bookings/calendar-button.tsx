import { activityOf } from '@hearthkin/domain/booking/activities';
import { calendarFile } from '@hearthkin/domain/booking/calendar-file';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { bookingPath } from '../../lib/paths';
import { saveFile } from '../../lib/save-file';

interface CalendarButtonProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
}

/** Saves a session as an .ics file. */
export function CalendarButton({ booking, otherName }: CalendarButtonProps) {
  return (
    <Button
      startIcon={<EventAvailableOutlined />}
      onClick={() => {
        const content = calendarFileOf(booking, otherName);
        const name = `${PRODUCT_NAME.toLowerCase()}-${booking.data.date}.ics`;
        saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), name);
      }}
    >
      Add to calendar
    </Button>
  );
}

function calendarFileOf({ id, data }: Doc<Booking>, otherName: string): string {
  const { name, virtual } = activityOf(data.activity);
  const url = new URL(bookingPath(id), window.location.origin).href;
  return calendarFile(
    {
      uid: `${id}@${PRODUCT_NAME.toLowerCase()}`,
      startsAt: data.startsAt,
      endsAt: data.endsAt,
      summary: `${name} with ${otherName}`,
      description: `A session on ${PRODUCT_NAME}. See or change it: ${url}`,
      location: virtual ? 'Online' : data.location,
      url,
      changedAt: data.updatedAt,
      sequence: data.statusHistory.length,
    },
    PRODUCT_NAME,
  );
}
