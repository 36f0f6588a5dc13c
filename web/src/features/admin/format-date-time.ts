import { formatDate, formatDay, formatTime, ownTimeZone } from '../../lib/format';

/** "Sat, Nov 21, 9:05 AM" in the reader's time zone. */
export function formatDateTime(instant: Date): string {
  const zone = ownTimeZone();
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
}

/** "Feb 28, 1990" of `yyyy-MM-dd`. */
export function formatBirthDate(date: string): string {
  return formatDay(new Date(date), 'UTC', 'always');
}
