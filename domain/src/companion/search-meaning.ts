import { type ActivityId, activityOf } from '../foundation/activities';
import { INTERESTS, type Interest } from '../foundation/interests';
import type { Language } from '../foundation/languages';
import {
  bioTokensOf,
  isCommonWord,
  prefixesOf,
  prefixTokenOf,
  wordsOf,
} from '../foundation/search-tokens';
import { FACETS } from './facets';
import {
  ACTIVITY_WORDS,
  INTEREST_WORDS,
  LANGUAGE_WORDS,
  MOOD_SEARCH_WORDS,
  SEARCHED_ONLY,
} from './search-words';
import type { Mood } from './traits';

/** The meaning of a word of everyday language in a search. */
export interface Meaning {
  /** The facet of those whom it is true of. */
  readonly facet: string;
  /** "Gastronomy", "Speaks French", "Feeling lonely". */
  readonly label: string;
}

/** The token of a meaning, which no word can be: those whom it is true of have it, and those whose own words say it. */
export function meaningToken(facet: string): string {
  return `~${facet.toLowerCase()}`;
}

interface Known extends Meaning {
  /** Whether a companion's own words count. */
  readonly isOwnWord: boolean;
}

/** The vocabulary: words, and phrases of two, with what they mean. */
const VOCABULARY: ReadonlyMap<string, Known> = new Map([
  ...entries(INTEREST_WORDS, (id: Interest) => ({
    facet: FACETS.interest(id),
    label: INTERESTS[id],
  })),
  ...entries(ACTIVITY_WORDS, (id: ActivityId) => ({
    facet: FACETS.activity(id),
    label: activityOf(id).name,
  })),
  ...entries(MOOD_SEARCH_WORDS, moodMeaning),
  ...entries(SEARCHED_ONLY, moodMeaning, false),
  ...entries(
    LANGUAGE_WORDS,
    (language: Language) => ({ facet: FACETS.language(language), label: `Speaks ${language}` }),
    false,
  ),
]);

function moodMeaning(mood: Mood): Meaning {
  return { facet: FACETS.mood(mood), label: `Feeling ${mood}` };
}

function entries<Id extends string>(
  table: Readonly<Record<Id, string>>,
  meaningOf: (id: Id) => Meaning,
  isOwnWord = true,
): [string, Known][] {
  return (Object.keys(table) as Id[]).flatMap((id) => {
    const known = { ...meaningOf(id), isOwnWord };
    return phrasesIn(table[id]).map((phrase): [string, Known] => [phrase, known]);
  });
}

function phrasesIn(list: string): string[] {
  return list.split(', ').filter((phrase) => phrase !== '');
}

/** A word of a search, or a phrase of two, and the token that finds it. */
export interface SearchWord {
  readonly typed: string;
  readonly token: string;
  /** Null for a word that is looked for as it is: a name, a place, or a word of the bio. */
  readonly meaning: Meaning | null;
}

/**
 * A search text, understood: everyday words by what they mean, others as they are. Words like "someone to" count only
 * where there is nothing else.
 */
export function searchWordsOf(text: string): SearchWord[] {
  const all = readWords(wordsOf(text));
  const telling = all.filter(({ typed, meaning }) => meaning !== null || !isCommonWord(typed));
  const found = telling.length > 0 ? telling : all;
  return found.filter(
    ({ token }, index) => found.findIndex((other) => other.token === token) === index,
  );
}

function readWords(words: readonly string[]): SearchWord[] {
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = words.slice(at, at + 2);
    const phrase = `${word} ${next}`;
    const known = VOCABULARY.get(phrase) ?? VOCABULARY.get(word);
    if (known === undefined) {
      found.push({ typed: word, token: prefixTokenOf(word), meaning: null });
      continue;
    }
    const { facet, label } = known;
    const isPhrase = VOCABULARY.has(phrase);
    found.push({
      typed: isPhrase ? phrase : word,
      token: meaningToken(facet),
      meaning: { facet, label },
    });
    if (isPhrase) at += 1;
  }
  return found;
}

/**
 * The tokens by which a companion is found: every beginning of each word of name, city, state, interests and activities, and
 * of telling words of the bio; and what is true of them, or said in their own words, by its meaning.
 */
export function searchTokensOf(listing: {
  readonly displayName: string;
  readonly location: string;
  readonly interests: readonly Interest[];
  /** The names of the activities offered. */
  readonly activities: readonly string[];
  readonly bio: string;
  readonly facets: readonly string[];
}): string[] {
  const { displayName, location, bio } = listing;
  const labels = listing.interests.map((id) => INTERESTS[id]);
  const named = [displayName, location, ...labels, ...listing.activities];
  const meant = listing.facets.filter((facet) => MEANT.has(facet)).map(meaningToken);
  const said = [displayName, location, bio].flatMap(meaningTokensOf);
  const all = [...prefixesOf(named.join(' ')), ...bioTokensOf(bio), ...meant, ...said];
  return [...new Set(all)].sort();
}

/** The facets for which there are words. */
const MEANT: ReadonlySet<string> = new Set([...VOCABULARY.values()].map(({ facet }) => facet));

/** The tokens of what a companion's own words mean. */
function meaningTokensOf(text: string): string[] {
  const words = wordsOf(text);
  const phrases = words.map((word, index) => `${word} ${words[index + 1]}`);
  const known = [...words, ...phrases].flatMap((phrase) => VOCABULARY.get(phrase) ?? []);
  return known.filter(({ isOwnWord }) => isOwnWord).map(({ facet }) => meaningToken(facet));
}

/**
 * A search text with words of the vocabulary in place of those that are misspelled; null if none is. A word that begins
 * one of them isn't: it is still being typed.
 */
export function correctedText(text: string): string | null {
  const words = wordsOf(text);
  const corrected = words.map((word) => correctionOf(word) ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null;
}

/** Shorter words have too many neighbors. */
const MIN_CORRECTED = 4;
/** From this length on, two letters may be wrong. */
const LONG_WORD = 8;

function correctionOf(word: string): string | null {
  if (word.length < MIN_CORRECTED || VOCABULARY.has(word) || isCommonWord(word)) return null;
  const most = word.length < LONG_WORD ? 1 : 2;
  let best: string | null = null;
  let least = most + 0.01;
  for (const known of VOCABULARY.keys()) {
    if (known.startsWith(word)) return null;
    if (Math.abs(known.length - word.length) > most) continue;
    const steps = stepsBetween(word, known);
    if (steps < least) [best, least] = [known, steps];
  }
  return best;
}

/** The weights of mistakes; a wrong letter counts 1. Of words as near as another, the likelier mistake decides. */
const SWAPPED = 0.9;
const MISSED = 0.95;

/** The number of letters to add, leave out, replace or swap with their neighbor to make one word of another. */
function stepsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index * MISSED);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i * MISSED];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + MISSED,
        (row[j - 1] ?? 0) + MISSED,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + SWAPPED : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
