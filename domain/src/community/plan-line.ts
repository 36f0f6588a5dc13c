import { addDays, instantsAt } from '../foundation/time';
import type { Activity } from './activity';

/**
 * The instant at which a line of an activity's plan begins: the first that its clock shows during the activity, else that of
 * the day of its start. Null for a line without a time, and for a time that the clocks of the place skip.
 */
export function planLineAt(
  { time }: Activity['schedule'][number],
  { date, startsAt, endsAt, timeZone }: Pick<Activity, 'date' | 'startsAt' | 'endsAt' | 'timeZone'>,
): Date | null {
  if (time === null) return null;
  const instants = [date, addDays(date, 1)].flatMap((day) => instantsAt(day, time, timeZone));
  const during = instants.find((at) => at >= startsAt && at <= endsAt);
  return during ?? instantsAt(date, time, timeZone)[0] ?? null;
}
