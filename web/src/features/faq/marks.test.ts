import { wordsOf } from '@hearthkin/domain/companion/search-tokens';
import { describe, expect, it, test } from 'vitest';
import { holds, piecesOf } from './marks';

/** A text with what is marked in brackets. */
function marked(text: string, search: string): string {
  return piecesOf(text, wordsOf(search))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('somebody who searches finds their words marked', () => {
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
    expect(marked(text, search)).toBe(expected);
  });
});

test('a search needs all of its words, in any order and case', () => {
  const text = 'Can I cancel, and do I get a refund?';
  expect(holds(text, wordsOf('REFUND cancel'))).toBe(true);
  expect(holds(text, wordsOf('refund plan'))).toBe(false);
  expect(holds(text, wordsOf('  '))).toBe(true);
});
