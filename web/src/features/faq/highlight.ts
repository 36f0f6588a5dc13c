import { fold } from '@hearthkin/domain/foundation/search-tokens';

/** A single letter matches almost everywhere, so it isn't highlighted. */
const MIN_HIGHLIGHT_LENGTH = 2;

/** Part of a text, and whether it matches the search. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Whether a text contains every word of a search (`wordsOf`), even inside a longer word. */
export function containsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Splits a text into parts that match the search and parts that don't. */
export function splitMatches(text: string, words: readonly string[]): Piece[] {
  const isFound = matchedCharacters(text, words);
  const pieces: Piece[] = [];
  let begin = 0;
  for (let end = 1; end <= text.length; end += 1) {
    const found = isFound[begin] ?? false;
    if (end < text.length && (isFound[end] ?? false) === found) continue;
    pieces.push({ text: text.slice(begin, end), isFound: found });
    begin = end;
  }
  return pieces;
}

/** For each UTF-16 unit of a text, whether it is part of a match. */
function matchedCharacters(text: string, words: readonly string[]): boolean[] {
  let folded = '';
  // Folding may drop or add units; `from` maps each folded unit to its index in the text.
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = fold(character);
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at);
    folded += plain;
    at += character.length;
  }
  from.push(at);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    if (word.length < MIN_HIGHLIGHT_LENGTH) continue;
    for (let hit = folded.indexOf(word); hit !== -1; hit = folded.indexOf(word, hit + 1)) {
      isFound.fill(true, from[hit], from[hit + word.length]);
    }
  }
  return isFound;
}
