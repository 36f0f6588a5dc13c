import { overload, type Table } from './overload';
import { duration, failure, int, type Outcome } from './value';

const SECOND = 1_000_000_000n;
const MAX = 315_576_000_000n * SECOND + 999_999_999n;

/** Nanoseconds per unit of `duration.value`. */
const UNITS: Record<string, bigint> = {
  w: 604_800n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

/** A duration of at most 10,000 years, or a failure. */
export function inRange(nanos: bigint): Outcome {
  if (nanos >= -MAX && nanos <= MAX) return duration(nanos);
  return failure(
    'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.',
  );
}

/** Methods of a duration; `nanos` is the rest after `seconds`, with the same sign. */
export const DURATION: Table = {
  seconds: [overload(['duration'], ({ nanos }) => int(nanos / SECOND))],
  nanos: [overload(['duration'], ({ nanos }) => int(nanos % SECOND))],
};

/** `duration.…` */
export const DURATION_PACKAGE: Table = {
  value: [
    overload(['int', 'string'], ({ value }, unit) => {
      const nanos = Object.hasOwn(UNITS, unit.value) ? UNITS[unit.value] : undefined;
      if (nanos === undefined) return failure(`Unknown unit of a duration: ${unit.value}.`);
      return inRange(value * nanos);
    }),
  ],
  time: [
    overload(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
      inRange((hours.value * 3_600n + minutes.value * 60n + seconds.value) * SECOND + nanos.value),
    ),
  ],
  abs: [overload(['duration'], ({ nanos }) => duration(nanos < 0n ? -nanos : nanos))],
};
