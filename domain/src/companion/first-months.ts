import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { MINOR_PER_MAJOR } from '../foundation/money';
import { countSchema } from '../foundation/schemas';

/** The number of first months from which on they say what is typical. */
export const ENOUGH_MONTHS = 30;

/** The number of first months that are counted, the latest. */
export const MOST_MONTHS = 200;

/** The time from the acceptance of an application in which pay counts for the first month. */
export const FIRST_MONTH_MS = 30 * DAY_MS;

/** The percentage of paid sessions that were at the common rate or below. */
const COMMON_PERCENT = 80;

/** Amounts are rounded to whole steps of so many minor units, so that they tell of no one. */
const STEP_MINOR = 5 * MINOR_PER_MAJOR;

/**
 * The pay that came due to companions in the 30 days after our team accepted them: a quarter got less than `lowMinor`, half
 * less than `middleMinor`, a quarter more than `highMinor`. Those who got nothing count. Absent until there are 30.
 *
 * @document site/firstMonths
 * @reads everyone
 * @writes `countFirstMonths`, once a week.
 * @goes never
 */
export const firstMonthsSchema = z.object({
  /** The companions who were counted. */
  companions: countSchema,
  lowMinor: countSchema,
  middleMinor: countSchema,
  highMinor: countSchema,
  /** The hourly rate, in whole euros, above which few sessions were booked; null if none was. */
  commonRate: z.nullable(countSchema),
  countedAt: z.date(),
});
export type FirstMonths = z.infer<typeof firstMonthsSchema>;

/** A companion's first month. */
export interface FirstMonth {
  readonly payMinor: number;
  /** The sessions that were paid. */
  readonly sessions: number;
  /** In whole euros per hour. */
  readonly rate: number;
}

/** The sums of first months; null while there are too few to say anything. */
export function countMonths(months: readonly FirstMonth[], now: Date): FirstMonths | null {
  if (months.length < ENOUGH_MONTHS) return null;
  const pay = months.map(({ payMinor }) => payMinor).sort((one, other) => one - other);
  const payAt = (percent: number) => Math.round(atPercent(pay, percent) / STEP_MINOR) * STEP_MINOR;
  const rates = months
    .flatMap(({ rate, sessions }) => Array.from({ length: sessions }, () => rate))
    .sort((one, other) => one - other);
  return {
    companions: months.length,
    lowMinor: payAt(25),
    middleMinor: payAt(50),
    highMinor: payAt(75),
    commonRate: rates.length === 0 ? null : atPercent(rates, COMMON_PERCENT),
    countedAt: now,
  };
}

/** The smallest of some sorted numbers that so many percent of them don't exceed. */
function atPercent(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
