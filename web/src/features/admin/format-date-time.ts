import { formatDate, formatTime, ownTimeZone } from '../../lib/format';

/** "Sat, Nov 21, 2026, 9:05 AM" in the reader's time zone. */
export function formatDateTime(instant: Date): string {
  const zone = ownTimeZone();
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
}
