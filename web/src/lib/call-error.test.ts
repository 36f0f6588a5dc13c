import { expect, test } from 'vitest';
import { callErrorOf } from './call-error';

test('a refusal by the server keeps its code and details', () => {
  const error = callErrorOf({
    code: 'functions/failed-precondition',
    details: { code: 'price-changed', quote: { totalMinor: 1 } },
  });
  expect(error.code).toBe('price-changed');
  expect(error.isRefusal).toBe(true);
  expect(error.details.quote).toEqual({ totalMinor: 1 });
});

test.each([
  ['functions/internal', undefined, 'unavailable'],
  ['functions/internal', { correlationId: 'x' }, 'internal'],
  ['functions/deadline-exceeded', undefined, 'unavailable'],
  ['functions/unavailable', undefined, 'unavailable'],
  ['functions/unauthenticated', undefined, 'unauthenticated'],
  ['functions/unknown', { code: 'not-one-of-ours' }, 'internal'],
  [undefined, undefined, 'internal'],
])('the SDK error %s with %j is %s', (code, details, expected) => {
  const error = callErrorOf(code === undefined ? {} : { code, details });
  expect(error.code).toBe(expected);
});

test('a call without an answer is not a refusal: it may have succeeded', () => {
  expect(callErrorOf({ code: 'functions/internal' }).isRefusal).toBe(false);
});
