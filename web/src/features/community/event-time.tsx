import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Typography from '@mui/material/Typography';
import { clocksDiffer, formatDate, formatTime, ownTimeZone, zoneName } from '../../lib/format';

/** "Sat, Nov 21, 2026, 7:00 PM, Chicago time" */
function eventMoment({ startsAt, timeZone }: Pick<CommunityEvent, 'startsAt' | 'timeZone'>) {
  return formatInZone(startsAt, timeZone);
}

function formatInZone(startsAt: Date, timeZone: string): string {
  return `${formatDate(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}, ${zoneName(timeZone)}`;
}

/** An event's start in its own zone, and in the reader's if that differs. */
export function EventTime({ event }: { readonly event: CommunityEvent }) {
  const own = ownTimeZone();
  return (
    <>
      {eventMoment(event)}
      {clocksDiffer(event.startsAt, own, event.timeZone) && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          For you: {formatInZone(event.startsAt, own)}
        </Typography>
      )}
    </>
  );
}
