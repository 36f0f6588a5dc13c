import { clocksDiffer, dateTile, formatTime, ownTimeZone } from '../../lib/format';

/**
 * A time in the reader's zone, with the weekday if it differs; null when both zones show the same
 * time.
 */
export function onOwnClock(instant: Date, timeZone: string): string | null {
  const own = ownTimeZone();
  if (!clocksDiffer(instant, own, timeZone)) return null;
  const { weekday } = dateTile(instant, own);
  const day = weekday === dateTile(instant, timeZone).weekday ? '' : `${weekday}, `;
  return `${day}${formatTime(instant, own)} for you`;
}

/** "2:00 PM", or "2:00 PM (8:00 PM for you)". */
export function onBothClocks(instant: Date, timeZone: string): string {
  const own = onOwnClock(instant, timeZone);
  const there = formatTime(instant, timeZone);
  return own === null ? there : `${there} (${own})`;
}
