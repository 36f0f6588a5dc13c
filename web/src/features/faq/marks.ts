import { fold } from '@hearthkin/domain/companion/search-tokens';

/** A single letter stands everywhere, so it is not marked. */
const SHORTEST_MARKED = 2;

/** Part of a text, and whether it is what somebody searches for. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Whether all the words of a search (`wordsOf`) stand somewhere in a text, in whole or as a part. */
export function holds(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A text cut where the words of a search begin and end. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const isFound = foundCharacters(text, words);
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

/** Of each unit of a text, whether it belongs to a word of the search. */
function foundCharacters(text: string, words: readonly string[]): boolean[] {
  let folded = '';
  // Folding may drop or add units: where each of them comes from.
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
    if (word.length < SHORTEST_MARKED) continue;
    for (let hit = folded.indexOf(word); hit !== -1; hit = folded.indexOf(word, hit + 1)) {
      isFound.fill(true, from[hit], from[hit + word.length]);
    }
  }
  return isFound;
}
