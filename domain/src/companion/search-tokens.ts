import { INTERESTS, type Interest } from '../account/interests';

/** Longest stored prefix of a word. Longer search words are cut to it. */
const MAX_PREFIX_LENGTH = 12;

/** Lower case without accents, for comparing. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The folded words of a text, split at punctuation and spaces. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A city for filters: its words, folded. */
export function cityKeyOf(city: string): string {
  return wordsOf(city).join(' ');
}

/** The tokens of a search text: one per word, none for a blank text. */
export function queryTokens(text: string): string[] {
  return [...new Set(wordsOf(text).map((word) => word.slice(0, MAX_PREFIX_LENGTH)))];
}

/** Every prefix of every word, so that one `array-contains` index serves search-as-you-type. */
export function prefixesOf(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of wordsOf(text)) {
    const letters = [...word].slice(0, MAX_PREFIX_LENGTH);
    for (let length = 1; length <= letters.length; length += 1) {
      tokens.add(letters.slice(0, length).join(''));
    }
  }
  return [...tokens].sort();
}

/** Search tokens of a companion: name, city, state, interests. */
export function searchTokensOf(listing: {
  readonly displayName: string;
  readonly location: string;
  readonly interests: readonly Interest[];
}): string[] {
  const labels = listing.interests.map((id) => INTERESTS[id]);
  return prefixesOf([listing.displayName, listing.location, ...labels].join(' '));
}
