import { formatList } from '../foundation/formats';
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '../foundation/weekdays';
import { minutesOf, type WeeklyAvailability } from './availability';

const PART_NAMES = ['mornings', 'afternoons', 'evenings', 'nights'] as const;
type Part = (typeof PART_NAMES)[number];

/** The parts of a day, in minutes after midnight. */
const PARTS: Readonly<Record<Part, readonly (readonly [number, number])[]>> = {
  mornings: [[6 * 60, 12 * 60]],
  afternoons: [[12 * 60, 17 * 60]],
  evenings: [[17 * 60, 22 * 60]],
  nights: [
    [0, 6 * 60],
    [22 * 60, 24 * 60],
  ],
};

/** The least part of all the hours that is worth a word: weekdays or the weekend. */
const WORTH_NAMING = 0.15;

/** The part of the hours that one part of the day must have to stand for all of them, and two parts together. */
const ENOUGH = { one: 0.7, two: 0.85 } as const;

/** More days than this aren't listed one by one. */
const MAX_NAMED_DAYS = 3;

/** The hours of the weekdays, or of the weekend. */
interface Stretch {
  readonly name: 'weekday' | 'weekend';
  readonly days: readonly Weekday[];
  /** The most days there can be. */
  readonly most: number;
  readonly minutes: number;
  /** The parts that stand for the hours, in their order; none if they are spread over the day. */
  readonly parts: readonly Part[];
  /** Whether there are no other hours, and no day of many is missing. */
  readonly isExact: boolean;
}

/**
 * Weekly hours in a few words, on the companion's clock: "Mostly weekday evenings". Null if they take any time, or
 * none.
 */
export function typicalHours(week: WeeklyAvailability | null): string | null {
  if (week === null) return null;
  const all = [
    stretchOf('weekday', WEEKDAYS.slice(0, 5), week),
    stretchOf('weekend', WEEKDAYS.slice(5), week),
  ].filter(({ minutes }) => minutes > 0);
  const total = all.reduce((sum, { minutes }) => sum + minutes, 0);
  const named = all.filter(({ minutes }) => minutes >= WORTH_NAMING * total);
  const [first, second] = named;
  if (first === undefined) return null;
  const isExact = named.length === all.length && named.every((one) => one.isExact);
  if (second !== undefined && String(first.parts) === String(second.parts)) {
    return throughoutWeek([...first.days, ...second.days], first.parts, isExact);
  }
  return withMostly(named.map(wordsOf).join(' and '), isExact);
}

function stretchOf(
  name: Stretch['name'],
  possible: readonly Weekday[],
  week: WeeklyAvailability,
): Stretch {
  const days = possible.filter((day) => (week[day] ?? []).length > 0);
  const hours = days.flatMap((day) => week[day] ?? []);
  const minutesIn = (from: number, until: number) =>
    hours.reduce(
      (sum, { start, end }) =>
        sum + Math.max(0, Math.min(minutesOf(end), until) - Math.max(minutesOf(start), from)),
      0,
    );
  const minutes = minutesIn(0, 24 * 60);
  const byPart = PART_NAMES.map((part) => ({
    part,
    minutes: PARTS[part].reduce((sum, [from, until]) => sum + minutesIn(from, until), 0),
  }));
  const [most, next] = byPart.toSorted((a, b) => b.minutes - a.minutes);
  const one = most?.minutes ?? 0;
  const two = one + (next?.minutes ?? 0);
  const chosen =
    one >= ENOUGH.one * minutes ? [most] : two >= ENOUGH.two * minutes ? [most, next] : [];
  const parts = byPart.filter((entry) => chosen.includes(entry));
  const covered = parts.reduce((sum, entry) => sum + entry.minutes, 0);
  return {
    name,
    days,
    most: possible.length,
    minutes,
    parts: parts.map(({ part }) => part),
    isExact:
      (parts.length === 0 || covered === minutes) &&
      (days.length <= MAX_NAMED_DAYS || days.length === possible.length),
  };
}

/** "weekday evenings", "Saturdays" */
function wordsOf({ name, days, most, parts }: Stretch): string {
  if (days.length === most || days.length > MAX_NAMED_DAYS) {
    return parts.length === 0 ? `${name}s` : `${name} ${parts.join(' and ')}`;
  }
  return onDays(days, parts);
}

/** "Tuesday and Saturday evenings", "Tuesdays" */
function onDays(days: readonly Weekday[], parts: readonly Part[]): string {
  const names = days.map((day) => WEEKDAY_NAMES[day]);
  if (parts.length === 0) return formatList(names.map((name) => `${name}s`));
  return `${formatList(names)} ${parts.join(' and ')}`;
}

/** The same hours on weekdays and at weekends. */
function throughoutWeek(
  days: readonly Weekday[],
  parts: readonly Part[],
  isExact: boolean,
): string {
  if (days.length <= MAX_NAMED_DAYS) return withMostly(onDays(days, parts), isExact);
  const isEveryDay = days.length === WEEKDAYS.length;
  if (parts.length === 0) return isEveryDay ? 'Every day' : 'Most days';
  const words = parts.join(' and ');
  if (!isExact) return `Mostly ${words}`;
  return `${capitalized(words)} ${isEveryDay ? 'every day' : 'on most days'}`;
}

function withMostly(words: string, isExact: boolean): string {
  return isExact ? capitalized(words) : `Mostly ${words}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
