import { wordsOf } from '@hearthkin/domain/foundation/search-tokens';
import { describe, expect, it, test } from 'vitest';
import { containsAll, splitMatches } from './highlight';

/** Shows each highlighted part in brackets. */
function highlighted(text: string, search: string): string {
  return splitMatches(text, wordsOf(search))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('a search highlights its words in a text', () => {
  it.each([
    ['Can I cancel?', 'cancel', 'Can I [cancel]?'],
    ['Can I cancel?', 'CAN', '[Can] I [can]cel?'],
    ['Café and cafe', 'café', '[Café] and [cafe]'],
    ['Cafe\u0301 au lait', 'cafe au', '[Cafe\u0301] [au] lait'],
    ['Ein Straßenfest', 'straßen', 'Ein [Straßen]fest'],
    ['banana', 'ana', 'b[anana]'],
    ['A plan at last', 'a', 'A plan at last'],
    ['Nothing of it', 'else', 'Nothing of it'],
    ['24-48 hours', '24-48', '[24]-[48] hours'],
    ['', 'x y', ''],
  ])('%j for %j', (text, search, expected) => {
    expect(highlighted(text, search)).toBe(expected);
  });
});

test('a search needs all of its words, in any order and case', () => {
  const text = 'Can I cancel, and do I get a refund?';
  expect(containsAll(text, wordsOf('REFUND cancel'))).toBe(true);
  expect(containsAll(text, wordsOf('refund plan'))).toBe(false);
  expect(containsAll(text, wordsOf('  '))).toBe(true);
});
