import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { dayAt } from '@hearthkin/domain/foundation/time';
import { formatTime } from '../../lib/format';

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * How long until something begins, or until when it lasts: "Starts in 5 minutes",
 * "In 2 hours 10 minutes", "Tomorrow", "In 3 days", "Now, until 3:00 PM". Days are those of the
 * reader's calendar.
 */
export function countdownWords({ startsAt, endsAt }: Times, now: Date, timeZone: string): string {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead <= 0) return `Now, until ${formatTime(endsAt, timeZone)}`;
  // Rounded, because a day may have 23 or 25 hours.
  const days = Math.round((dayAt(startsAt, timeZone).from - dayAt(now, timeZone).from) / DAY_MS);
  // On a day of 25 hours, even a full day ahead can be today.
  if (ahead >= DAY_MS && days > 0) return days === 1 ? 'Tomorrow' : `In ${days} days`;
  const minutes = Math.ceil(ahead / MINUTE_MS);
  if (minutes < HOUR_MS / MINUTE_MS) return `Starts in ${counted(minutes, 'minute')}`;
  const hours = counted(Math.floor(minutes / 60), 'hour');
  return minutes % 60 === 0 ? `In ${hours}` : `In ${hours} ${counted(minutes % 60, 'minute')}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}
