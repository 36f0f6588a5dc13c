import { minutesOf } from '@hearthkin/domain/companion/availability';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';
import type { Application } from '../../data/applications/application-queries';
import { formatTimeOfDay, weekdayNames } from '../../lib/format';

type Form = NonNullable<Application['form']>;

/** A day a line: "Mon 9 AM – 6 PM". */
export function hoursWords({ weeklyAvailability: week }: Form): string {
  if (week === null) return 'Any time';
  const names = weekdayNames(1);
  return WEEKDAYS.flatMap((day, index) => {
    const hours = (week[day] ?? []).map(
      ({ start, end }) =>
        `${formatTimeOfDay(minutesOf(start))} – ${formatTimeOfDay(minutesOf(end))}`,
    );
    return hours.length === 0 ? [] : [`${names[index]?.[1]} ${hours.join(', ')}`];
  }).join('\n');
}
