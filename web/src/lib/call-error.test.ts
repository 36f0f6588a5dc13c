import { expect, test } from 'vitest';
import { callErrorOf } from './call-error';

test('a refusal of the business keeps its code and its details', () => {
  const error = callErrorOf(
    {
      code: 'functions/failed-precondition',
      details: { code: 'price-changed', quote: { totalMinor: 1 } },
    },
    true,
  );
  expect(error.code).toBe('price-changed');
  expect(error.isRefusal).toBe(true);
  expect(error.details.quote).toEqual({ totalMinor: 1 });
});

test.each([
  ['functions/internal', undefined, true, 'unavailable'],
  ['functions/internal', { correlationId: 'x' }, true, 'internal'],
  ['functions/deadline-exceeded', undefined, true, 'unavailable'],
  ['functions/unavailable', undefined, true, 'unavailable'],
  ['functions/unavailable', undefined, false, 'offline'],
  ['functions/unauthenticated', undefined, true, 'unauthenticated'],
  ['functions/unknown', { code: 'not-one-of-ours' }, true, 'internal'],
  [undefined, undefined, true, 'internal'],
])('the SDK error %s with %j, online %s, is %s', (code, details, online, expected) => {
  const error = callErrorOf(code === undefined ? {} : { code, details }, online);
  expect(error.code).toBe(expected);
});

test('a call without an answer is no refusal: nobody knows what became of it', () => {
  expect(callErrorOf({ code: 'functions/internal' }, true).isRefusal).toBe(false);
});
