import { wordsOf } from '@hearthkin/domain/foundation/search-tokens';
import { expect, test } from 'vitest';
import { questionsFor } from './question-index';

test.each([
  ['money back', 'cancel'],
  ['how much', 'price'],
  ['How much does it cost?', 'price'],
  ['expensive', 'price'],
  ['credit card', 'how-paid'],
  ['reschedule', 'another-time'],
  ['suicide', 'crisis'],
  ['harassment', 'block-report'],
  ['salary', 'share'],
  ['canceling', 'cancel'],
  ['refnud', 'cancel'],
  ['verif', 'verified'],
  ['coupón', 'loyalty'],
  ['delete account', 'delete-account'],
])('a search for "%s" finds %s', (text, id) => {
  expect([...questionsFor(wordsOf(text))]).toContain(id);
});

test('a search needs all of its words, if a question has them', () => {
  expect([...questionsFor(wordsOf('money back'))]).toEqual(['cancel']);
});

test('a search for something else finds nothing', () => {
  expect(questionsFor(wordsOf('parachute')).size).toBe(0);
});
