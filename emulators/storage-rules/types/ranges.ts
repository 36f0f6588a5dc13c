import type { Overload } from './overload';
import { type Failure, failure, type Outcome, type Value } from './value';

function outOfBound(index: bigint, size: number): Failure {
  return failure(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}

/** Element `index` of `size` elements. */
export function elementAt(size: number, index: bigint, take: (index: number) => Outcome): Outcome {
  return index < 0n || index >= size ? outOfBound(index, size) : take(Number(index));
}

/**
 * Elements `from` (or the first) up to but not including `to` (or the end). Both ends must be valid
 * elements: an empty range is only possible inside, as `[1:1]`.
 */
function slice(
  size: number,
  from: Value | undefined,
  to: Value | undefined,
  take: (from: number, to: number) => Outcome,
): Outcome {
  const start = from?.type === 'int' ? from.value : 0n;
  const end = to?.type === 'int' ? to.value : BigInt(size);
  // The official engine first converts both to 32 bits, then checks the elements at both ends.
  for (const index of [start, end]) {
    if (BigInt.asIntN(32, index) !== index) return outOfBound(index, size);
  }
  for (const index of [start, BigInt.asIntN(32, end - 1n)]) {
    if (index < 0n || index >= size) return outOfBound(index, size);
  }
  if (start > end) {
    return failure(`Illegal range error. From index: [${start}] , To index: [${end}].`);
  }
  return take(Number(start), Number(end));
}

/** `receiver[from:to]`; an omitted end is null. */
export function rangeOverloads<Type extends 'list' | 'path' | 'string'>(
  type: Type,
  sizeOf: (receiver: Extract<Value, { type: Type }>) => number | Failure,
  take: (receiver: Extract<Value, { type: Type }>, from: number, to: number) => Outcome,
): Overload[] {
  const call: Overload['call'] = (given, from, to) => {
    if (from?.type === 'null' && to?.type === 'null') return given ?? from;
    // `applyOverload` calls it only with a receiver of this type.
    const receiver = given as Extract<Value, { type: Type }>;
    const size = sizeOf(receiver);
    if (typeof size !== 'number') return size;
    return slice(size, from, to, (start, end) => take(receiver, start, end));
  };
  return [
    { parameters: [type, 'null', 'null'], call },
    { parameters: [type, 'null', 'int'], call },
    { parameters: [type, 'int', 'null'], call },
    { parameters: [type, 'int', 'int'], call },
  ];
}
