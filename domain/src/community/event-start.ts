import { wallClock } from '../time';
import {
  EVENT_AHEAD_MS,
  EVENT_CITIES,
  EVENT_CITY_NAMES,
  type EventForm,
  eventStart,
} from './event';

/** Sentences about an invalid start. */
export const START_PROBLEMS = {
  past: 'Please choose a time in the future',
  far: 'Please choose a date within the next 12 months',
  skipped: 'The clocks of this city skip this time. Please choose another.',
} as const;

/** Why an event can't start at that time; null if it can. */
export function startProblem(
  when: Pick<EventForm, 'city' | 'date' | 'time'>,
  now: Date,
): string | null {
  const startsAt = eventStart(when);
  if (startsAt === null) return START_PROBLEMS.skipped;
  if (startsAt <= now) return START_PROBLEMS.past;
  return startsAt.getTime() - now.getTime() <= EVENT_AHEAD_MS ? null : START_PROBLEMS.far;
}

/** Today's date (`yyyy-MM-dd`) in a city; without one, where it is earliest. */
export function eventToday(city: EventForm['city'] | null, now: Date): string {
  const cities = city === null ? EVENT_CITY_NAMES : [city];
  const [first = ''] = cities.map((name) => wallClock(now, EVENT_CITIES[name]).date).sort();
  return first;
}
