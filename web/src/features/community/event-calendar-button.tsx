import { calendarFile } from '@hearthkin/domain/booking/calendar-file';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import type { Doc } from '../../data/kit/readers';
import { eventPath } from '../../lib/paths';
import { saveFile } from '../../lib/save-file';

/** Saves an event as an .ics file. */
export function EventCalendarButton({ event }: { readonly event: Doc<CommunityEvent> }) {
  return (
    <Button
      startIcon={<EventAvailableOutlined />}
      onClick={() => {
        const name = `${PRODUCT_NAME.toLowerCase()}-event-${event.data.date}.ics`;
        saveFile(new Blob([calendarFileOf(event)], { type: 'text/calendar;charset=utf-8' }), name);
      }}
      sx={{ minHeight: 44 }}
    >
      Add to calendar
    </Button>
  );
}

function calendarFileOf({ id, data }: Doc<CommunityEvent>): string {
  const url = new URL(eventPath(id), window.location.origin).href;
  return calendarFile(
    {
      uid: `event-${id}@${PRODUCT_NAME.toLowerCase()}`,
      startsAt: data.startsAt,
      // Events have no end time.
      endsAt: null,
      summary: data.title,
      description: `${data.description}\n\n${url}`,
      location: `${data.location}, ${data.city}`,
      url,
      changedAt: data.decidedAt ?? data.submittedAt,
      sequence: 0,
    },
    PRODUCT_NAME,
  );
}
