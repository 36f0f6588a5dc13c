// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { nameOf } from './firestore-rest';
import { fieldsOf, idOf } from './wire';

vi.mock('../lib/project', () => ({ PROJECT_ID: 'demo' }));

test('a reader gets plain values, with dates for timestamps at any depth', () => {
  const at = '2026-11-20T15:00:00.123Z';
  const fields = {
    text: { stringValue: '' },
    yes: { booleanValue: false },
    whole: { integerValue: '0' },
    part: { doubleValue: 4.5 },
    at: { timestampValue: at },
    none: { nullValue: null },
    no: { arrayValue: {} },
    list: { arrayValue: { values: [{ mapValue: { fields: { at: { timestampValue: at } } } }] } },
    empty: { mapValue: {} },
  };
  expect(fieldsOf({ fields })).toEqual({
    text: '',
    yes: false,
    whole: 0,
    part: 4.5,
    at: new Date(at),
    none: null,
    no: [],
    list: [{ at: new Date(at) }],
    empty: {},
  });
  expect(fieldsOf({})).toEqual({});
});

test('documents are named by their place', () => {
  const name = 'projects/demo/databases/(default)/documents/users/ben';
  expect(nameOf('users/ben')).toBe(name);
  expect(nameOf('')).toBe('projects/demo/databases/(default)/documents');
  expect(idOf({ name })).toBe('ben');
});
