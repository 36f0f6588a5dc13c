import { clocksDiffer, dateTile, formatTime, ownTimeZone } from '../../lib/format';

/**
 * A time in `timeZone` as the reader's own clock shows it, where that shows another; with the day of the
 * week if it differs. Null where it is the same.
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
