import { expect, it } from 'vitest';
import { fromJson, toJson } from './json-dates';

it('dates survive JSON, in lists and objects too', () => {
  const value = {
    at: new Date('2026-02-28T23:59:59.999Z'),
    days: [new Date(0), null],
    inner: { none: null, count: 3, is: true },
  };
  expect(fromJson(JSON.parse(JSON.stringify(toJson(value))))).toEqual(value);
});

it('a text that looks like a date stays a text', () => {
  const value = { bio: '2026-02-28T23:59:59.999Z', other: '{"@date":0}' };
  expect(fromJson(toJson(value))).toEqual(value);
});

it('undefined fields are left out, and what JSON cannot hold is an error', () => {
  expect(toJson({ a: undefined, b: 1 })).toEqual({ b: 1 });
  expect(() => toJson({ a: Number.NaN })).toThrow(TypeError);
  expect(() => toJson([undefined])).toThrow(TypeError);
});
