import type { Clock } from '@hearthkin/domain/account/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { clockTimeOptions, dateFormat } from '@hearthkin/domain/foundation/formats';
import { turnAt } from '@hearthkin/domain/foundation/time';
import { zoneCity } from '@hearthkin/domain/foundation/zone-names';

export { formatDuration, formatMoney } from '@hearthkin/domain/foundation/formats';

/** Percentages look the same for every reader. */
const DEFAULT_LOCALE = 'en-US';

/** The interface is in English; the reader's variant of English decides how dates look. */
function locale(): string {
  // Prerendered pages have no reader yet. Whatever depends on the locale waits (`useIsHydrated`).
  const own = typeof navigator === 'undefined' ? DEFAULT_LOCALE : navigator.language;
  return own.startsWith('en') ? own : DEFAULT_LOCALE;
}

/** Whether the reader's locale counts to 12, also where its language isn't English. */
function hour12(): boolean {
  const tag = typeof navigator === 'undefined' ? DEFAULT_LOCALE : navigator.language;
  return dateFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
}

/** A format in the reader's English. */
function ownFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(locale(), options);
}

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The clock of this reader. */
export function ownClock(): Clock {
  return { timeZone: ownTimeZone(), hour12: hour12() };
}

/** "2:00 PM", or "14:00". */
function clockTime(): Intl.DateTimeFormatOptions {
  return clockTimeOptions(hour12());
}

export function formatPercent(percent: number): string {
  return new Intl.NumberFormat(DEFAULT_LOCALE, { style: 'percent' }).format(percent / 100);
}

/** Receipts and dates of birth always have their year; other dates only where it isn't this one. */
type YearShown = 'always' | 'unless-this';

function yearIn(timeZone: string, instant: Date): string {
  return dateFormat(DEFAULT_LOCALE, { timeZone, year: 'numeric' }).format(instant);
}

/** The option that shows a year: always, or for instants of which one isn't in this year. */
function yearOf(
  timeZone: string,
  instants: readonly Date[],
  shown: YearShown = 'unless-this',
): Intl.DateTimeFormatOptions {
  const thisYear = yearIn(timeZone, new Date());
  const isShown = shown === 'always' || instants.some((at) => yearIn(timeZone, at) !== thisYear);
  return isShown ? { year: 'numeric' } : {};
}

/** "Fri, Nov 20", in another year "Fri, Nov 20, 2026". */
export function formatDate(instant: Date, timeZone: string, year?: YearShown): string {
  return ownFormat({
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...yearOf(timeZone, [instant], year),
  }).format(instant);
}

/** "Nov 20", in another year "Nov 20, 2026". */
export function formatDay(instant: Date, timeZone: string, year?: YearShown): string {
  return ownFormat({
    timeZone,
    day: 'numeric',
    month: 'short',
    ...yearOf(timeZone, [instant], year),
  }).format(instant);
}

/** A time ago: "just now", "5 minutes ago", "1 day ago"; the date after a week. */
export function formatAgo(instant: Date, now: Date): string {
  const ago = now.getTime() - instant.getTime();
  if (ago < MINUTE_MS) return 'just now';
  if (ago >= 7 * DAY_MS) return formatDay(instant, ownTimeZone());
  const words = new Intl.RelativeTimeFormat(locale());
  if (ago < HOUR_MS) return words.format(-Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return words.format(-Math.floor(ago / HOUR_MS), 'hour');
  return words.format(-Math.floor(ago / DAY_MS), 'day');
}

/** A month (`yyyy-MM`): "November 2026", or "Nov" when short. */
export function formatMonth(month: string, width: 'long' | 'short'): string {
  return ownFormat({
    timeZone: 'UTC',
    month: width,
    ...(width === 'long' && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** The month of a date (`yyyy-MM…`): "November". */
export function formatMonthName(date: string): string {
  const month = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  return ownFormat({ timeZone: 'UTC', month: 'long' }).format(month);
}

/** "Nov 20 – 26", in another year "Nov 20 – 26, 2026". */
export function formatDateRange(from: Date, until: Date, timeZone: string): string {
  return ownFormat({
    timeZone,
    day: 'numeric',
    month: 'short',
    ...yearOf(timeZone, [from, until]),
  }).formatRange(from, until);
}

/** The parts of a date for a calendar tile: "Sat", "21", "Nov". */
export function dateTile(
  instant: Date,
  timeZone: string,
): { readonly weekday: string; readonly day: string; readonly month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    ownFormat({ timeZone, ...options }).format(instant);
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  };
}

/** "Monday". */
export function formatWeekday(instant: Date, timeZone: string): string {
  return ownFormat({ timeZone, weekday: 'long' }).format(instant);
}

/** "Monday, November 23", in another year "Monday, November 23, 2026". */
export function formatFullDate(instant: Date, timeZone: string): string {
  return ownFormat({
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...yearOf(timeZone, [instant]),
  }).format(instant);
}

/** The weekdays in the order of the reader's calendars, each with its name and short name. */
export function weekdayNames(firstDay = firstWeekday()): readonly (readonly [string, string])[] {
  return Array.from({ length: 7 }, (_, index) => {
    // January 1, 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, firstDay + index));
    const name = (weekday: 'long' | 'short') => ownFormat({ timeZone: 'UTC', weekday }).format(day);
    return [name('long'), name('short')];
  });
}

/** Missing in some browsers, and a property in others. */
interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first day of the reader's week: 1 for Monday to 7 for Sunday. */
export function firstWeekday(): number {
  const own = new Intl.Locale(locale()) as Intl.Locale & WeekInfo;
  return own.getWeekInfo?.().firstDay ?? own.weekInfo?.firstDay ?? 7;
}

/** "2:00 PM"; in an hour that clocks repeat "1:30 AM EDT", since only the zone's name tells which it is. */
export function formatTime(instant: Date, timeZone: string): string {
  return ownFormat({
    timeZone,
    ...clockTime(),
    ...(turnAt(instant, timeZone) !== null && ZONE_NAMED),
  }).format(instant);
}

const ZONE_NAMED = { timeZoneName: 'short' } as const;

/** A time of day, in minutes after midnight: "9 AM", "9:30 AM", or "09:00". */
export function formatTimeOfDay(minuteOfDay: number): string {
  const isWholeHour = minuteOfDay % 60 === 0 && hour12();
  return ownFormat({
    timeZone: 'UTC',
    ...(isWholeHour ? { hour: 'numeric', hour12: true } : clockTime()),
  }).format(new Date(minuteOfDay * MINUTE_MS));
}

/** "GMT-5" */
function offsetAt(instant: Date, timeZone: string): string | undefined {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** "2:00 – 4:00 PM"; over midnight "11:00 PM – 1:00 AM". */
export function formatTimeRange(from: Date, until: Date, timeZone: string): string {
  // A range across two days would repeat both dates.
  if (formatDate(from, timeZone) !== formatDate(until, timeZone)) {
    return `${formatTime(from, timeZone)} – ${formatTime(until, timeZone)}`;
  }
  // The hour that clocks repeat or skip lies between: only the zone's name tells the two times apart.
  if (offsetAt(from, timeZone) !== offsetAt(until, timeZone)) {
    const named = ownFormat({ timeZone, ...clockTime(), ...ZONE_NAMED });
    return `${named.format(from)} – ${named.format(until)}`;
  }
  const isRepeated = [from, until].some((at) => turnAt(at, timeZone) !== null);
  return ownFormat({
    timeZone,
    ...clockTime(),
    ...(isRepeated && ZONE_NAMED),
  }).formatRange(from, until);
}

/** "New York time" */
export function zoneName(timeZone: string): string {
  return `${zoneCity(timeZone)} time`;
}

/** Whether two zones' clocks differ at an instant. */
export function clocksDiffer(instant: Date, zoneA: string, zoneB: string): boolean {
  const clock = (timeZone: string) =>
    dateFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  return clock(zoneA) !== clock(zoneB);
}
