import type { Actor, HistoryEntry } from '@hearthkin/domain/booking/booking';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Booking } from '../../../data/bookings/booking-queries';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import { type BookingReader, endedBecause } from '../page/status-words';

interface BookingHistoryProps {
  readonly booking: Booking;
  readonly reader: BookingReader;
  readonly now: Date;
  readonly heading?: 'h2' | 'h3';
}

/** A booking's events, oldest first, in the reader's time zone. */
export function BookingHistory({ booking, reader, now, heading = 'h2' }: BookingHistoryProps) {
  const zone = ownTimeZone();
  const steps = booking.statusHistory.map((entry) => ({
    at: entry.at,
    words: historyWords(entry, booking, reader),
  }));
  if (isLapsed(booking, now) && booking.dueAt !== null) {
    steps.push({ at: booking.dueAt, words: endedBecause(null, reader) });
  }
  return (
    <Box component="section" aria-labelledby="history">
      <Typography variant={heading} id="history" sx={{ mb: 1.5 }}>
        What happened
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          paddingInlineStart: 2.5,
          borderInlineStart: '2px solid',
          borderColor: 'divider',
        }}
      >
        {steps.map(({ at, words }) => (
          <Box
            component="li"
            key={`${at.getTime()} ${words}`}
            sx={{ position: 'relative', pb: 2, '&:last-child': { pb: 0 } }}
          >
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                insetInlineStart: -27,
                top: 7,
                width: 12,
                height: 12,
                borderRadius: '50%',
                bgcolor: 'primary.main',
              }}
            />
            <Typography sx={{ overflowWrap: 'anywhere' }}>{words}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <time dateTime={at.toISOString()}>
                {formatDate(at, zone)}, {formatTime(at, zone)}
              </time>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** An entry of a booking's history, in words for the reader. */
function historyWords(entry: HistoryEntry, booking: Booking, reader: BookingReader): string {
  const who = nameOf(entry.by, reader);
  if (entry.event !== undefined) {
    return eventWords(entry.event, who, entry.startsAt ?? null);
  }
  switch (entry.status) {
    case 'pending':
      return `${who} requested the session`;
    case 'confirmed':
      return `${who} accepted`;
    case 'completed':
      return entry.by === 'system'
        ? 'Completed automatically after a day'
        : `${who} marked the session complete`;
    case 'cancelled':
      return endedBecause(booking.cancellation, reader);
  }
}

function eventWords(
  event: NonNullable<HistoryEntry['event']>,
  who: string,
  startsAt: Date | null,
): string {
  const zone = ownTimeZone();
  const when =
    startsAt === null
      ? 'another time'
      : `${formatDate(startsAt, zone)}, ${formatTime(startsAt, zone)}`;
  switch (event) {
    case 'time-proposed':
      return `${who} suggested ${when}`;
    case 'proposal-declined':
      return `${who} kept the original time`;
    case 'proposal-withdrawn':
      return `${who} withdrew the new time`;
    case 'time-moved':
      return `${who} accepted ${when}. The session is confirmed.`;
    case 'place-proposed':
      return `${who} suggested a place`;
    case 'place-declined':
      return `${who} would rather meet somewhere else`;
    case 'place-withdrawn':
      return `${who} withdrew the place`;
    case 'place-agreed':
      return `${who} agreed to the place`;
    case 'claim-filed':
      return `${who} said that something went wrong`;
    case 'claim-answered':
      return `${who} answered`;
    case 'claim-decided':
      return 'The claim was decided';
    case 'payment-failed':
      return 'The payment didn’t go through';
    case 'refunded':
      return 'Our team sent a refund';
    case 'payment-renewed':
      return `${who} paid again`;
  }
}

function nameOf(by: Actor, reader: BookingReader): string {
  if (by === reader.role) return 'You';
  return by === 'spender' || by === 'earner' ? reader.nameOf(by) : 'Our team';
}
