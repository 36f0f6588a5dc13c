import { wallClock } from '../foundation/time';
import {
  EVENT_AHEAD_MS,
  EVENT_CITIES,
  EVENT_CITY_NAMES,
  type EventForm,
  eventStart,
} from './event';
import { seriesDates } from './repeats';

/** Sentences about an invalid start. */
export const START_PROBLEMS = {
  past: 'Please choose a time in the future',
  far: 'Please choose a date within the next 12 months',
  skipped: 'The clocks of this city skip this time. Please choose another.',
} as const;

/** The reason why an event can't start at that time; null if it can. */
export function startProblem(
  when: Pick<EventForm, 'city' | 'date' | 'time'>,
  now: Date,
): string | null {
  const startsAt = eventStart(when);
  if (startsAt === null) return START_PROBLEMS.skipped;
  if (startsAt <= now) return START_PROBLEMS.past;
  return startsAt.getTime() - now.getTime() <= EVENT_AHEAD_MS ? null : START_PROBLEMS.far;
}

type Series = Pick<EventForm, 'city' | 'date' | 'time' | 'repeats'>;

/** The start of each date, from the first; a single one if it doesn't repeat. Null where the clocks skip the time. */
export function seriesStarts({ city, date, time, repeats }: Series) {
  const dates = repeats === null ? [date] : seriesDates(date, repeats);
  return dates.map((each) => ({ date: each, startsAt: eventStart({ city, date: each, time }) }));
}

/** The reason why a later date of a series can't be; null if all can, and for a single date. */
export function seriesProblem(series: Series, now: Date): SeriesProblem | null {
  const [, ...later] = seriesStarts(series);
  for (const { date } of later) {
    const problem = startProblem({ ...series, date }, now);
    if (problem === START_PROBLEMS.skipped) return { problem: 'skipped', date };
    if (problem === START_PROBLEMS.far) return { problem: 'far', date };
  }
  return null;
}

interface SeriesProblem {
  readonly problem: 'skipped' | 'far';
  readonly date: string;
}

/** Today's date (`yyyy-MM-dd`) in a city; without one, where it is earliest. */
export function eventToday(city: EventForm['city'] | null, now: Date): string {
  const cities = city === null ? EVENT_CITY_NAMES : [city];
  const [first = ''] = cities.map((name) => wallClock(now, EVENT_CITIES[name]).date).sort();
  return first;
}
