import { formatDate, formatTime, ownTimeZone } from '../../lib/format';

/** "Sat, Nov 21, 2026, 9:05 AM", by the reader's own clock. */
export function momentOf(instant: Date): string {
  const zone = ownTimeZone();
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
}
