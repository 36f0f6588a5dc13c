import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

test.each([
  ['I listen well. I walk slowly.', 'I listen well.', 'I walk slowly.'],
  ['I listen well', 'I listen well', ''],
  ['Version 2.0 of me! Hello.', 'Version 2.0 of me!', 'Hello.'],
  ['', '', ''],
])('%j begins with %j', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest });
});

test('a long or broken first sentence stays with the rest', () => {
  const long = `${'very '.repeat(40)}long.`;
  expect(firstSentence(long)).toEqual({ first: '', rest: long });
  expect(firstSentence('One\ntwo.')).toEqual({ first: '', rest: 'One\ntwo.' });
});
