import { overload, type Table } from './overload';
import { duration, failure, int, type Outcome, timestamp } from './value';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;

const INVALID = failure(
  'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. Nanos must be in range [0, +999,999,999].',
);

/** A timestamp of the years 1 to 9999, or a failure. */
export function inRange(nanos: bigint): Outcome {
  const seconds = floorDivide(nanos, SECOND);
  return seconds < MIN_SECONDS || seconds > MAX_SECONDS ? INVALID : timestamp(nanos);
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

function remainder(a: bigint, b: bigint): bigint {
  return a - floorDivide(a, b) * b;
}

/**
 * The midnight that the official engine gives for a time: before 1970, within the first second of a day, it is the
 * next one.
 */
function midnightOf(nanos: bigint): bigint {
  const since = remainder(nanos, DAY);
  const isNext = nanos < 0n && since > 0n && since < SECOND;
  return nanos - since + (isNext ? DAY : 0n);
}

function dateOf(nanos: bigint): Date {
  return new Date(Number(floorDivide(nanos, 1_000_000n)));
}

function fromDate(year: bigint, month: bigint, day: bigint): Outcome {
  if (year < 1n || year > 9999n) {
    return failure(
      `Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. year: ${year}.`,
    );
  }
  const date = new Date(0);
  // The Date constructor takes a year below 100 for 19xx.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const valid =
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  if (!valid) {
    return failure(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`);
  }
  return timestamp(BigInt(date.getTime()) * 1_000_000n);
}

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Nanoseconds since 1970 of a time such as `2024-01-02T03:04:05.678Z`, or undefined. */
export function parseTimestamp(text: string): bigint | undefined {
  const [all, seconds, fraction = '', zone] = RFC_3339.exec(text) ?? [];
  if (!all) return undefined;
  const millis = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis)) return undefined;
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

function dayOfYear(date: Date): number {
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  const start = new Date(newYear).setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - start) / 86_400_000) + 1;
}

function part(of: (date: Date) => number) {
  return [overload(['timestamp'], ({ nanos }) => int(of(dateOf(nanos))))];
}

/** Methods of a timestamp, all in UTC. */
export const TIMESTAMP: Table = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  nanos: [overload(['timestamp'], ({ nanos }) => int(remainder(nanos, SECOND)))],
  toMillis: [overload(['timestamp'], ({ nanos }) => int(floorDivide(nanos, 1_000_000n)))],
  date: [overload(['timestamp'], ({ nanos }) => timestamp(midnightOf(nanos)))],
  time: [overload(['timestamp'], ({ nanos }) => duration(nanos - midnightOf(nanos)))],
};

/** `timestamp.…` */
export const TIMESTAMP_PACKAGE: Table = {
  date: [
    overload(['int', 'int', 'int'], (year, month, day) =>
      fromDate(year.value, month.value, day.value),
    ),
  ],
  value: [
    overload(['int'], ({ value }) => inRange(value * 1_000_000n)),
    overload(['string'], ({ value }) => {
      const nanos = parseTimestamp(value);
      return nanos === undefined ? INVALID : inRange(nanos);
    }),
  ],
};
