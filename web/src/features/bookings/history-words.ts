import type { Actor, HistoryEntry } from '@hearthkin/domain/booking/booking';
import type { Booking } from '../../data/bookings/booking-queries';
import { formatDate, formatTime } from '../../lib/format';
import { endedBecause } from './status-words';

type Role = 'spender' | 'earner';

interface Reader {
  readonly role: Role;
  readonly otherName: string;
}

/** An entry of a booking's history, in words for the reader. */
export function historyWords(entry: HistoryEntry, booking: Booking, reader: Reader): string {
  const who = nameOf(entry.by, reader);
  if (entry.event !== undefined) {
    return eventWords(entry.event, who, entry.startsAt ?? null, booking.timeZone);
  }
  switch (entry.status) {
    case 'pending':
      return `${who} asked for the session`;
    case 'confirmed':
      return `${who} accepted`;
    case 'completed':
      return entry.by === 'system'
        ? 'Completed by itself, a day after its end'
        : `${who} marked the session complete`;
    case 'cancelled':
      return endedBecause(booking.cancellation, reader.role, reader.otherName);
  }
}

function eventWords(
  event: NonNullable<HistoryEntry['event']>,
  who: string,
  startsAt: Date | null,
  timeZone: string,
): string {
  const when =
    startsAt === null
      ? 'another time'
      : `${formatDate(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}`;
  switch (event) {
    case 'time-proposed':
      return `${who} proposed ${when}`;
    case 'proposal-declined':
      return `${who} kept the old time`;
    case 'proposal-withdrawn':
      return `${who} took the proposal back`;
    case 'time-moved':
      return `${who} agreed to ${when}: the session is confirmed for it`;
  }
}

function nameOf(by: Actor, { role, otherName }: Reader): string {
  if (by === role) return 'You';
  return by === 'spender' || by === 'earner' ? otherName : 'Our team';
}
