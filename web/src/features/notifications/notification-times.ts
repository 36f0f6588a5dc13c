import { instantAt } from '@hearthkin/domain/foundation/time';
import { isTimeZone } from '@hearthkin/domain/foundation/time-zone';
import { clocksDiffer, formatDate, formatDay, formatTime, ownTimeZone } from '../../lib/format';

/** A notification's data. Any of it may be missing. */
export type NotificationData = Readonly<Record<string, string | undefined>>;

/** The day of an instant on the reader's clock. */
export function dayOf(instant = ''): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? 'the day on your plan’s page'
    : formatDay(date, ownTimeZone());
}

/** A day in UTC, such as the last of a background check. */
export function utcDayOf(instant = ''): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? 'its end' : formatDay(date, 'UTC');
}

/**
 * A wall-clock time of a session or event, on the reader's clock: "Mon, Nov 23, 8:00 PM, your time",
 * or "Mon, Nov 23, 2:00 PM" where the clocks agree. Empty when unknown.
 *
 * @param turn "second" for the second time at which the clock shows it.
 */
export function timeOf(
  { timeZone = '' }: NotificationData,
  date = '',
  time = '',
  turn?: string,
): string {
  const which = turn === 'second' ? turn : 'first';
  const instant = isTimeZone(timeZone) ? instantAt(date, time, timeZone, which) : null;
  if (instant === null) return '';
  const own = ownTimeZone();
  const isElsewhere = clocksDiffer(instant, own, timeZone);
  const shown = isElsewhere ? own : timeZone;
  return `${formatDate(instant, shown)}, ${formatTime(instant, shown)}${isElsewhere ? ', your time' : ''}`;
}
