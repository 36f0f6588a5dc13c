import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { formatDate, formatDay, formatTime, ownTimeZone } from '../../lib/format';

/** "Sat, Nov 21, 9:05 AM" in the reader's time zone. */
export function formatDateTime(instant: Date): string {
  const zone = ownTimeZone();
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
}

/** A time of waiting: "5 minutes", "3 hours", "12 days". */
export function formatWait(since: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime());
  const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? LEAST;
  const words = new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.floor(ms / size));
}

const LEAST = ['minute', MINUTE_MS] as const;
const UNITS = [['day', DAY_MS], ['hour', HOUR_MS], LEAST] as const;

/** "Feb 28, 1990" of `yyyy-MM-dd`. */
export function formatBirthDate(date: string): string {
  return formatDay(new Date(date), 'UTC', 'always');
}
