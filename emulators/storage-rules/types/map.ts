import { overload, type Table } from './overload';
import { bool, failure, int, list, type Outcome, string, type Value } from './value';

/** `map.key`, `map['key']` */
export function property(entries: ReadonlyMap<string, Value>, key: string): Outcome {
  return entries.get(key) ?? failure(`Property ${key} is undefined on object.`);
}

function nested(start: Value, keys: readonly Value[], fallback: Value): Outcome {
  let value = start;
  for (const key of keys) {
    if (key.type !== 'string') {
      return failure(`Type error. Received: [${key.type}] Expected: [string].`);
    }
    const next = value.type === 'map' ? value.entries.get(key.value) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

export const MAP: Table = {
  '[]': [overload(['map', 'string'], ({ entries }, key) => property(entries, key.value))],
  in: [overload(['map', 'string'], ({ entries }, key) => bool(entries.has(key.value)))],
  size: [overload(['map'], ({ entries }) => int(entries.size))],
  keys: [overload(['map'], ({ entries }) => list([...entries.keys()].sort().map(string)))],
  values: [overload(['map'], ({ entries }) => list([...entries.values()]))],
  get: [
    overload(
      ['map', 'string', 'any'],
      ({ entries }, key, fallback) => entries.get(key.value) ?? fallback,
    ),
    overload(['map', 'list', 'any'], (map, keys, fallback) => nested(map, keys.items, fallback)),
  ],
  diff: [
    overload(['map', 'map'], (after, before) => ({
      type: 'map_diff',
      after: after.entries,
      before: before.entries,
    })),
  ],
};
