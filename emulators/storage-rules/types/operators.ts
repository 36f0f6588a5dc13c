import { inRange as durationInRange } from './duration';
import { checkedInt } from './number';
import { applyOverload, type Overload, overload } from './overload';
import { inRange as timestampInRange } from './timestamp';
import { bool, duration, failure, float, int, type Outcome, string, type Value } from './value';

const DIVIDE_BY_ZERO = failure('Divide by zero error.');

type Comparable = 'string' | 'bytes' | 'int' | 'float' | 'duration' | 'timestamp';

const COMPARABLE: readonly Comparable[] = [
  'string',
  'bytes',
  'int',
  'float',
  'duration',
  'timestamp',
];

/** The operators `+ - * / %` and their operands. */
const ARITHMETIC: Record<string, readonly Overload[]> = {
  '+': [
    overload(['int', 'int'], (a, b) => checkedInt(a.value + b.value)),
    overload(['float', 'float'], (a, b) => float(a.value + b.value)),
    overload(['string', 'string'], (a, b) => string(a.value + b.value)),
    overload(['duration', 'duration'], (a, b) => durationInRange(a.nanos + b.nanos)),
    overload(['duration', 'timestamp'], (a, b) => timestampInRange(a.nanos + b.nanos)),
    overload(['timestamp', 'duration'], (a, b) => timestampInRange(a.nanos + b.nanos)),
  ],
  '-': [
    overload(['int', 'int'], (a, b) => checkedInt(a.value - b.value)),
    overload(['float', 'float'], (a, b) => float(a.value - b.value)),
    overload(['duration', 'duration'], (a, b) => durationInRange(a.nanos - b.nanos)),
    overload(['timestamp', 'duration'], (a, b) => timestampInRange(a.nanos - b.nanos)),
    overload(['timestamp', 'timestamp'], (a, b) => durationInRange(a.nanos - b.nanos)),
  ],
  '*': [
    overload(['int', 'int'], (a, b) => checkedInt(a.value * b.value)),
    overload(['float', 'float'], (a, b) => float(a.value * b.value)),
  ],
  '/': [
    overload(['int', 'int'], (a, b) =>
      // The smallest int divided by -1 exceeds 64 bits; the engine lets it wrap around.
      b.value === 0n ? DIVIDE_BY_ZERO : int(BigInt.asIntN(64, a.value / b.value)),
    ),
    overload(['float', 'float'], (a, b) => float(a.value / b.value)),
  ],
  '%': [
    overload(['int', 'int'], (a, b) => (b.value === 0n ? DIVIDE_BY_ZERO : int(a.value % b.value))),
    overload(['float', 'float'], (a, b) => float(a.value % b.value)),
  ],
};

const COMPARISONS: Record<string, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const NEGATION: readonly Overload[] = [
  overload(['int'], (a) => checkedInt(-a.value)),
  overload(['float'], (a) => float(-a.value)),
  overload(['duration'], (a) => duration(-a.nanos)),
];

/** Negative if `a` comes first; NaN if a float is NaN. */
function order(a: Value, b: Value): number {
  switch (a.type) {
    case 'bytes':
      return b.type === 'bytes' ? Buffer.compare(a.value, b.value) : Number.NaN;
    case 'int':
      return b.type === 'int' ? compare(a.value, b.value) : Number.NaN;
    case 'float':
      return b.type === 'float' ? compare(a.value, b.value) : Number.NaN;
    case 'string':
      return b.type === 'string' ? compare(a.value, b.value) : Number.NaN;
    case 'duration':
    case 'timestamp':
      return b.type === a.type ? compare(a.nanos, b.nanos) : Number.NaN;
    default:
      return Number.NaN;
  }
}

function compare<Scalar extends bigint | number | string>(a: Scalar, b: Scalar): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a === b ? 0 : Number.NaN;
}

/** `a op b` for arithmetic and ordering operators. */
export function binaryOperation(operator: string, a: Value, b: Value): Outcome {
  const write = (types: readonly string[]) => types.join(` ${operator} `);
  const arithmetic = ARITHMETIC[operator];
  if (arithmetic) return applyOverload(arithmetic, [a, b], write);
  const holds = COMPARISONS[operator];
  if (!holds) return failure(`Function not found error: Name: [${operator}].`);
  const overloads = COMPARABLE.map((type) =>
    overload([type, type], (left, right) => bool(holds(order(left, right)))),
  );
  return applyOverload(overloads, [a, b], write);
}

/** `-a` */
export function negate(a: Value): Outcome {
  return applyOverload(NEGATION, [a], ([type]) => `-${type}`);
}

/** `!a` */
export function not(a: Value): Outcome {
  const overloads = [overload(['bool'], ({ value }) => bool(!value))];
  return applyOverload(overloads, [a], ([type]) => `!${type}`);
}
