import { DAY_MS } from '../foundation/durations';
import type { AppErrorCode } from '../foundation/errors';
import type { Booking } from './booking';
import type { CreateBookingInput, SessionInput } from './requests';

/** With the first session four, below the limit of open requests to one companion. */
export const MOST_FURTHER_WEEKS = 3;

/** A week, however the clocks change in it. No two sessions of a series stand in the same days of a calendar. */
const WEEK_AT_LEAST_MS = 6 * DAY_MS;

/** The request of each week that is asked for in one act, soonest first. */
export function splitWeeks({ furtherWeeks, ...first }: CreateBookingInput): SessionInput[] {
  // Loyalty credits are the first one's, as are how its member feels and how they found the companion.
  const later = { ...first, useCredits: [], mood: null, fromMatching: false };
  return [first, ...furtherWeeks.map((week) => ({ ...later, ...week }))];
}

/** Whether each week has an id of its own and follows the one before, and nothing is asked for right now. */
export function isSeries({
  timing,
  requestId,
  startsAt,
  furtherWeeks,
}: CreateBookingInput): boolean {
  const all = [{ requestId, startsAt }, ...furtherWeeks];
  const starts = all.map((week) => Date.parse(week.startsAt));
  const isLater = (start: number, index: number) =>
    index === 0 || start - (starts[index - 1] ?? start) >= WEEK_AT_LEAST_MS;
  const ids = new Set(all.map((week) => week.requestId));
  return timing === 'later' && ids.size === all.length && starts.every(isLater);
}

/** A session of a series that couldn't be accepted or declined with the others, and the reason. */
export interface SeriesRefusal {
  readonly bookingId: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly code: AppErrorCode;
}

type Asked = Pick<Booking, 'seriesId' | 'startsAt'>;

/** Sessions in groups, those of a series together and soonest first, each group where its first one stands. */
export function inSeries<T>(all: readonly T[], readAsked: (item: T) => Asked): T[][] {
  const groups: T[][] = [];
  const bySeries = new Map<string, T[]>();
  for (const item of all) {
    const { seriesId } = readAsked(item);
    const known = seriesId === null ? undefined : bySeries.get(seriesId);
    if (known !== undefined) {
      known.push(item);
      continue;
    }
    const group = [item];
    groups.push(group);
    if (seriesId !== null) bySeries.set(seriesId, group);
  }
  const byStart = (a: T, b: T) => readAsked(a).startsAt.getTime() - readAsked(b).startsAt.getTime();
  return groups.map((group) => group.sort(byStart));
}

/** The statuses to which the sessions of a series may come in one act. */
export type SharedStatus = 'pending' | 'confirmed' | 'cancelled';

/** The time of the step by which a booking came to a status. */
function reachedAt({ statusHistory }: Pick<Booking, 'statusHistory'>, status: SharedStatus) {
  return statusHistory.find((step) => step.status === status && step.event === undefined)?.at;
}

/** The sessions of a series that came to a status in the same act as one of them, soonest first. */
export function reachedTogether<T>(
  one: T,
  series: readonly T[],
  status: SharedStatus,
  readBooking: (item: T) => Pick<Booking, 'statusHistory' | 'startsAt'>,
): T[] {
  const at = reachedAt(readBooking(one), status)?.getTime();
  return series
    .filter((other) => reachedAt(readBooking(other), status)?.getTime() === at)
    .sort((a, b) => readBooking(a).startsAt.getTime() - readBooking(b).startsAt.getTime());
}
