import type { Booking } from '../../../data/bookings/booking-queries';
import { formatTimeRange, formatWeekday } from '../../../lib/format';

type Times = Pick<Booking, 'startsAt' | 'endsAt'>;

/** "4 Saturdays, 10:00 AM – 12:00 PM" on a clock, "Saturday, ..." for one; "4 sessions" if they differ there. */
export function seriesWords(sessions: readonly Times[], timeZone: string): string {
  const named = sessions.map(({ startsAt, endsAt }) => ({
    weekday: formatWeekday(startsAt, timeZone),
    time: formatTimeRange(startsAt, endsAt, timeZone),
  }));
  const [first] = named;
  const count = sessions.length;
  if (first === undefined) return 'No sessions';
  const isSame = named.every(
    ({ weekday, time }) => weekday === first.weekday && time === first.time,
  );
  if (!isSame) return `${count} sessions`;
  const days = count === 1 ? first.weekday : `${count} ${first.weekday}s`;
  return `${days}, ${first.time}`;
}
