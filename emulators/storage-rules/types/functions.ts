import { BYTES } from './bytes';
import { CONVERSIONS } from './conversions';
import { DURATION, DURATION_PACKAGE } from './duration';
import { HASHING } from './hashing';
import { LATLNG, LATLNG_PACKAGE } from './latlng';
import { LIST } from './list';
import { MAP } from './map';
import { MAP_DIFF } from './map-diff';
import { MATH } from './math';
import { applyOverload, type Table } from './overload';
import { PATH } from './path';
import { SET } from './set';
import { STRING } from './string';
import { TIMESTAMP, TIMESTAMP_PACKAGE } from './timestamp';
import { type Failure, failure, type Outcome, type TypeName, type Value } from './value';

export const METHODS: Readonly<Partial<Record<TypeName, Table>>> = {
  bytes: BYTES,
  duration: DURATION,
  latlng: LATLNG,
  list: LIST,
  map: MAP,
  map_diff: MAP_DIFF,
  path: PATH,
  set: SET,
  string: STRING,
  timestamp: TIMESTAMP,
};

/** Functions called without a receiver. */
export const FUNCTIONS: Table = CONVERSIONS;

/** Functions of packages, such as `math.abs`. */
export const PACKAGES: ReadonlyMap<string, Table> = new Map([
  ['duration', DURATION_PACKAGE],
  ['hashing', HASHING],
  ['latlng', LATLNG_PACKAGE],
  ['math', MATH],
  ['timestamp', TIMESTAMP_PACKAGE],
]);

/** A method or function, ready to be called. */
export interface Callable {
  readonly type: 'callable';
  readonly call: (args: readonly Value[]) => Outcome;
}

function own(table: Table | undefined, name: string) {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

export function notFound(name: string): Failure {
  return failure(`Function not found error: Name: [${name}].`);
}

/** `receiver.name(…)`; `[]`, `@range` and `in` are the names of those operators. */
export function findMethod(receiver: Value, name: string): Callable | Failure {
  if (receiver.type === 'null') return failure('Null value error.');
  const overloads = own(METHODS[receiver.type], name);
  if (!overloads) return notFound(name);
  const write = ([type, ...types]: readonly string[]) => {
    if (name === '[]') return `${type}[${types.join()}]`;
    if (name === '@range') return `${type}[${types.join(':')}]`;
    return `${type}.${name}(${types.join(', ')})`;
  };
  const call = (args: readonly Value[]) =>
    applyOverload(overloads, [receiver, ...args], write, args.length);
  return { type: 'callable', call };
}

/** `name(…)`, or `package.name(…)`. */
export function findFunction(packageName: string | undefined, name: string): Callable | Failure {
  const full = packageName ? `${packageName}.${name}` : name;
  const overloads = own(packageName ? PACKAGES.get(packageName) : FUNCTIONS, name);
  if (!overloads) return notFound(full);
  const write = (types: readonly string[]) => `${full}(${types.join(', ')})`;
  return { type: 'callable', call: (args) => applyOverload(overloads, args, write) };
}

/** Whether any type has a method of this name. */
export function isMethodName(name: string): boolean {
  return Object.values(METHODS).some((table) => Object.hasOwn(table, name));
}
