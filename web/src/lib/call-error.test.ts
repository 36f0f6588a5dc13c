import { expect, test } from 'vitest';
import { CallError, callErrorOf } from './call-error';
import { errorSentence } from './error-sentence';

const ID = '0f7c2a54-6a1e-4f3e-9d0b-3c1f6f5c2b11';

test('a refusal by the server keeps its code and details', () => {
  const refusal = {
    code: 'functions/failed-precondition',
    details: { code: 'price-changed', quote: { totalMinor: 1 } },
  };
  const error = callErrorOf(refusal, ID);
  expect(error.code).toBe('price-changed');
  expect(error.isRefusal).toBe(true);
  expect(error.details.quote).toEqual({ totalMinor: 1 });
});

test.each([
  ['functions/internal', undefined, 'unavailable'],
  ['functions/internal', { correlationId: ID }, 'internal'],
  ['functions/deadline-exceeded', undefined, 'unavailable'],
  ['functions/unavailable', undefined, 'unavailable'],
  ['functions/unauthenticated', undefined, 'unauthenticated'],
  ['functions/unknown', { code: 'not-one-of-ours' }, 'internal'],
  [undefined, undefined, 'internal'],
])('the SDK error %s with %j is %s', (code, details, expected) => {
  const error = callErrorOf(code === undefined ? {} : { code, details }, ID);
  expect(error.code).toBe(expected);
});

test('a call without an answer is not a refusal: it may have succeeded', () => {
  expect(callErrorOf({ code: 'functions/internal' }, ID).isRefusal).toBe(false);
});

test('a person is told the reference of an unexpected failure, and of no other', () => {
  const unknown = callErrorOf({ code: 'functions/unknown' }, ID);
  expect(errorSentence(unknown)).toBe(
    'Something went wrong on our side. Please try again. If it keeps happening, give support this reference: 0f7c2a54.',
  );
  for (const code of ['functions/internal', 'functions/unavailable']) {
    expect(errorSentence(callErrorOf({ code }, ID))).not.toContain('reference');
  }
  expect(errorSentence(new CallError('internal'))).not.toContain('reference');
});

test('the reference is that of the server’s log where the server has made one', () => {
  const correlationId = '5b0f7a1e-93a4-4a55-8c1d-7a8d8b0e9f22';
  const error = callErrorOf({ code: 'functions/internal', details: { correlationId } }, ID);
  expect(error.correlationId).toBe(correlationId);
  // An answer of something in between can’t put its words on the page.
  const odd = { code: 'functions/internal', details: { correlationId: 'Call +1 202 555 0142' } };
  expect(errorSentence(callErrorOf(odd, ID))).not.toContain('202');
});
