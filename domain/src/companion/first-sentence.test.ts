import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

test.each([
  ['I listen well and I walk slowly. Call me.', 'I listen well and I walk slowly.', 'Call me.'],
  ['I listen well', 'I listen well', ''],
  ['I listen well. I walk slowly', 'I listen well. I walk slowly', ''],
  ['Version 2.0 of me walks slowly! Hello.', 'Version 2.0 of me walks slowly!', 'Hello.'],
  ['Hi! I’m Nora and I listen well. I walk.', 'Hi! I’m Nora and I listen well.', 'I walk.'],
  ['Dr. Nora listens to everyone. I walk.', 'Dr. Nora listens to everyone. I walk.', ''],
  ['I listen well.\n\nI walk slowly.', 'I listen well.', 'I walk slowly.'],
  ['', '', ''],
])('%j begins with %j', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest });
});

test('a long or broken first sentence stays with the rest', () => {
  const long = `${'very '.repeat(40)}long.`;
  expect(firstSentence(long)).toEqual({ first: '', rest: long });
  expect(firstSentence(`I listen well. ${long}`)).toEqual({ first: 'I listen well.', rest: long });
  expect(firstSentence('One\ntwo.')).toEqual({ first: '', rest: 'One\ntwo.' });
});
