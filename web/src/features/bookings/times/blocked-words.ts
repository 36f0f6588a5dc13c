import { minutesOf } from '@hearthkin/domain/companion/availability';
import type { DatedHours } from '@hearthkin/domain/companion/offer';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { formatDate, formatTimeRange } from '../../../lib/format';

/** "2:00 – 4:00 PM", or "all day": as they are on the clock of the listing, whatever the zone. */
export function hoursWords({ date, start, end }: DatedHours): string {
  if (start === '00:00' && end === '24:00') return 'all day';
  const at = (time: string) => new Date(Date.parse(date) + minutesOf(time) * MINUTE_MS);
  return formatTimeRange(at(start), at(end), 'UTC');
}

/** "Mon, Nov 23, 2:00 – 4:00 PM" */
export function datedHoursWords(hours: DatedHours): string {
  return `${formatDate(new Date(hours.date), 'UTC')}, ${hoursWords(hours)}`;
}
