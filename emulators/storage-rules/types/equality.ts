import type { MapValue, PathValue, Value } from './value';

/** `a == b`. Values of different types differ, except that an int may equal a float. */
export function equals(a: Value, b: Value): boolean {
  if (a.type === 'int' && b.type === 'float') return Number(a.value) === b.value;
  if (a.type === 'float' && b.type === 'int') return a.value === Number(b.value);
  return sameType(a, b);
}

/** Comparison of list items in `in`, `hasAny` and the like: 1 isn't 1.0. */
export function sameType(a: Value, b: Value): boolean {
  if (a.type === 'float' && b.type === 'float') return a.value === b.value;
  if (a.type === 'path' && b.type === 'path' && isUnbound(a)) return false;
  return identical(a, b);
}

/** Comparison in sets, and of maps in `diff`: numbers by value at every depth. */
export function loose(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) {
    return Number(a.value) === Number(b.value) || (isNaNValue(a) && isNaNValue(b));
  }
  if (a.type === 'list' && b.type === 'list') return sameItems(a.items, b.items, loose);
  if (a.type === 'map' && b.type === 'map') return sameEntries(a, b, loose);
  return identical(a, b);
}

/** Comparison of values inside a list or map: same type, and -0.0 isn't 0.0. */
function identical(a: Value, b: Value): boolean {
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'int':
    case 'string':
      return b.type === a.type && b.value === a.value;
    case 'float':
      return b.type === 'float' && a.value === b.value && Object.is(a.value, b.value);
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && b.nanos === a.nanos;
    case 'latlng':
      return (
        b.type === 'latlng' &&
        Object.is(a.latitude, b.latitude) &&
        Object.is(a.longitude, b.longitude)
      );
    case 'list':
      return b.type === 'list' && sameItems(a.items, b.items, identical);
    case 'set':
      return (
        b.type === 'set' &&
        a.items.length === b.items.length &&
        a.items.every((item) => b.items.some((other) => loose(item, other)))
      );
    case 'map':
      return b.type === 'map' && sameEntries(a, b, identical);
    case 'path':
      return b.type === 'path' && samePath(a, b);
    case 'map_diff':
      return a === b;
  }
}

type Comparison = (a: Value, b: Value) => boolean;

function sameItems(a: readonly Value[], b: readonly Value[], same: Comparison): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return other !== undefined && same(item, other);
    })
  );
}

function sameEntries(a: MapValue, b: MapValue, same: Comparison): boolean {
  return (
    a.entries.size === b.entries.size &&
    [...a.entries].every(([key, value]) => {
      const other = b.entries.get(key);
      return other !== undefined && same(value, other);
    })
  );
}

function samePath(a: PathValue, b: PathValue): boolean {
  return (
    a.segments.length === b.segments.length &&
    a.segments.every(({ text, capture }, index) => {
      const other = b.segments[index];
      if (text === undefined) return other?.text === undefined && other?.capture === capture;
      return other?.text === text;
    })
  );
}

/** Whether a path has an unbound capture; such a path equals nothing, not even itself. */
function isUnbound({ segments }: PathValue): boolean {
  return segments.some(({ text }) => text === undefined);
}

function isNumber(value: Value): value is Extract<Value, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float';
}

function isNaNValue(value: Value): boolean {
  return value.type === 'float' && Number.isNaN(value.value);
}
