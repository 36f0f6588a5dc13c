import { describe, expect, it } from 'vitest';
import type { Json } from './protocol';
import { fromDocument } from './protocol-documents';

const cases: [string, Json, unknown][] = [
  ['nullValue', { nullValue: null }, { type: 'null' }],
  ['nullValue as text', { nullValue: 'NULL_VALUE' }, { type: 'null' }],
  ['booleanValue', { booleanValue: true }, { type: 'bool', value: true }],
  [
    'integerValue',
    { integerValue: '-9223372036854775808' },
    { type: 'int', value: -9223372036854775808n },
  ],
  ['doubleValue', { doubleValue: 1 }, { type: 'float', value: 1 }],
  ['doubleValue NaN', { doubleValue: 'NaN' }, { type: 'float', value: Number.NaN }],
  ['doubleValue -Infinity', { doubleValue: '-Infinity' }, { type: 'float', value: -Infinity }],
  ['stringValue', { stringValue: 'pending' }, { type: 'string', value: 'pending' }],
  ['bytesValue', { bytesValue: 'aGk=' }, { type: 'bytes', value: Buffer.from('hi') }],
  [
    'timestampValue',
    { timestampValue: '1970-01-01T00:00:00.000000001Z' },
    { type: 'timestamp', nanos: 1n },
  ],
  [
    'geoPointValue',
    { geoPointValue: { longitude: -3 } },
    { type: 'latlng', latitude: 0, longitude: -3 },
  ],
  [
    'referenceValue',
    { referenceValue: 'projects/demo/databases/(default)/documents/users/a' },
    {
      type: 'path',
      segments: ['databases', '(default)', 'documents', 'users', 'a'].map((text) => ({ text })),
    },
  ],
  [
    'arrayValue',
    { arrayValue: { values: [{ integerValue: '1' }] } },
    { type: 'list', items: [{ type: 'int', value: 1n }] },
  ],
  ['empty arrayValue', { arrayValue: {} }, { type: 'list', items: [] }],
  [
    'mapValue',
    { mapValue: { fields: { a: { nullValue: null } } } },
    { type: 'map', entries: new Map([['a', { type: 'null' }]]) },
  ],
  ['empty mapValue', { mapValue: {} }, { type: 'map', entries: new Map() }],
  ['a kind yet to come', { otherValue: 1 }, { type: 'null' }],
];

describe('a document of Firestore', () => {
  it.each(cases)('gives its fields to the rules: %s', (_, json, value) => {
    expect(fromDocument({ field: json })).toEqual({
      type: 'map',
      entries: new Map([['field', value]]),
    });
  });

  it('may be empty', () => {
    expect(fromDocument({})).toEqual({ type: 'map', entries: new Map() });
  });
});
