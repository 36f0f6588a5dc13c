import { describe, expect, it } from 'vitest';
import type { Json } from './protocol';
import { fromExpression } from './protocol-values';

const cases: [string, Json, unknown][] = [
  ['a null', { null_value: null }, { type: 'null' }],
  ['an old null', { null_value: 0 }, { type: 'null' }],
  ['a bool', { bool_value: true }, { type: 'bool', value: true }],
  ['an int', { int_value: -5 }, { type: 'int', value: -5n }],
  ['an int as text', { int_value: '9007199254740993' }, { type: 'int', value: 9007199254740993n }],
  ['a whole number too large for an int', { int_value: 1e300 }, { type: 'float', value: 1e300 }],
  ['the first too large', { int_value: 2 ** 63 }, { type: 'float', value: 2 ** 63 }],
  ['the smallest int', { int_value: -(2 ** 63) }, { type: 'int', value: -(2n ** 63n) }],
  ['a float', { float_value: 1.5 }, { type: 'float', value: 1.5 }],
  ['a string', { string_value: 'é\u2028' }, { type: 'string', value: 'é\u2028' }],
  ['bytes', { bytes_value: 'aGk=' }, { type: 'bytes', value: Buffer.from('hi') }],
  [
    'a timestamp',
    { timestamp_value: '1970-01-01T00:00:01.5Z' },
    { type: 'timestamp', nanos: 1_500_000_000n },
  ],
  [
    'a timestamp with nanoseconds and an offset',
    { timestamp_value: '1970-01-01T01:00:00.000000007+01:00' },
    { type: 'timestamp', nanos: 7n },
  ],
  [
    'a timestamp before 1970',
    { timestamp_value: '1969-12-31T23:59:59.25Z' },
    { type: 'timestamp', nanos: -750_000_000n },
  ],
  ['a timestamp that is none', { timestamp_value: 'yesterday' }, { type: 'null' }],
  [
    'a duration',
    { duration_value: { seconds: 1, nanos: 5 } },
    { type: 'duration', nanos: 1_000_000_005n },
  ],
  [
    'a latlng',
    { latlng_value: { latitude: 1.5 } },
    { type: 'latlng', latitude: 1.5, longitude: 0 },
  ],
  [
    'a list',
    { list_value: { values: [{ int_value: 1 }, { null_value: null }] } },
    { type: 'list', items: [{ type: 'int', value: 1n }, { type: 'null' }] },
  ],
  ['an empty list', { list_value: {} }, { type: 'list', items: [] }],
  [
    'a set, which holds nothing twice',
    { set_value: { values: [{ int_value: 1 }, { float_value: 1 }, { string_value: 'a' }] } },
    {
      type: 'set',
      items: [
        { type: 'int', value: 1n },
        { type: 'string', value: 'a' },
      ],
    },
  ],
  [
    'a map, whatever its keys are',
    {
      map_value: { fields: JSON.parse('{"__proto__":{"int_value":1},"a b":{"bool_value":false}}') },
    },
    {
      type: 'map',
      entries: new Map<string, unknown>([
        ['__proto__', { type: 'int', value: 1n }],
        ['a b', { type: 'bool', value: false }],
      ]),
    },
  ],
  ['an empty map', { map_value: {} }, { type: 'map', entries: new Map() }],
  [
    'a path with every kind of segment',
    {
      path_value: {
        segments: [
          { simple: 'b' },
          { variable_name: 'bucket', bound_value: 'x' },
          { variable_name: 'name', bound_value: { string_value: 'y' } },
          {
            variable_name: 'rest',
            bound_value: { path_value: { segments: [{ simple: 'c' }, { simple: 'd' }] } },
          },
          { variable_name: 'open' },
        ],
      },
    },
    {
      type: 'path',
      segments: [
        { text: 'b' },
        { capture: 'bucket', text: 'x' },
        { capture: 'name', text: 'y' },
        { text: 'c' },
        { text: 'd' },
        { capture: 'open' },
      ],
    },
  ],
  ['a constraint, which Storage has none of', { constraint_value: {} }, { type: 'null' }],
  ['an object with no known key', { other: 1 }, { type: 'null' }],
  ['an empty object', {}, { type: 'null' }],
  ['no object', 'text', { type: 'null' }],
];

describe('the runtime reads from the emulator', () => {
  it.each(cases)('%s', (_, json, value) => {
    expect(fromExpression(json)).toEqual(value);
  });
});
