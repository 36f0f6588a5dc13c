import { describe, expect, it } from 'vitest';
import { ACTIVITY_IDS } from '../foundation/activities';
import { INTEREST_IDS } from '../foundation/interests';
import { LANGUAGES } from '../foundation/languages';
import { fold } from '../foundation/search-tokens';
import { FACET_KEYS, FACETS } from './facets';
import { correctedText, meaningToken, searchTokensOf, searchWordsOf } from './search-meaning';
import {
  ACTIVITY_WORDS,
  INTEREST_WORDS,
  LANGUAGE_WORDS,
  MOOD_SEARCH_WORDS,
  SEARCHED_ONLY,
} from './search-words';
import { MOODS } from './traits';

const LISTING = {
  displayName: 'Art B.',
  location: 'Reading',
  interests: [],
  activities: [],
  bio: '',
  facets: [],
};

/** Whether a listing has all tokens of a search. */
const finds = (typed: string, change: Partial<Parameters<typeof searchTokensOf>[0]>) => {
  const tokens = searchTokensOf({ ...LISTING, ...change });
  return searchWordsOf(typed).every(({ token }) => tokens.includes(token));
};
const labels = (typed: string) => searchWordsOf(typed).map(({ meaning }) => meaning?.label ?? null);

describe('a search', () => {
  it.each([
    ['lonely', 'mood_lonely'],
    ['Loneliness', 'mood_lonely'],
    ['anxiety', 'mood_anxious'],
    ['grief', 'mood_sad'],
    ['cooking', 'interest_food'],
    ['piano', 'interest_music'],
    ['board games', 'interest_geek'],
    ['french', 'language_French'],
    ['Français', 'language_French'],
    ['walks', 'activity_coffee_walk'],
    ['somebody to talk to', 'activity_virtual_chat'],
  ])('finds by “%s” those with the facet %s', (typed, facet) => {
    expect(FACET_KEYS).toContain(facet);
    expect(finds(typed, { facets: [facet] })).toBe(true);
    expect(finds(typed, { facets: ['rate_40'] })).toBe(false);
  });

  it('finds by what companions say themselves in other words', () => {
    expect(finds('cooking', { bio: 'I bake bread on Sundays.' })).toBe(true);
    expect(finds('grief', { bio: 'Widower, grandfather.' })).toBe(true);
    expect(finds('chess', { bio: 'Bring a board game.' })).toBe(true);
  });

  it('takes no language from words, and no mood from a word that everyone uses', () => {
    expect(finds('french', { bio: 'French films, mostly.' })).toBe(false);
    expect(finds('lonely', { bio: 'I have good friends.' })).toBe(false);
  });

  it('finds names and places, whole and by their beginning, also where they mean something', () => {
    expect(finds('art', {})).toBe(true);
    expect(finds('reading', {})).toBe(true);
    expect(finds('readi', {})).toBe(true);
  });

  it('finds by several words together', () => {
    const facets = ['language_French', 'interest_food'];
    expect(finds('french cooking', { facets })).toBe(true);
    expect(finds('french cooking', { facets: ['interest_food'] })).toBe(false);
    expect(finds('art cooking', { facets: ['interest_food'] })).toBe(true);
    expect(finds('zoe cooking', { facets: ['interest_food'] })).toBe(false);
  });

  it('leaves out words that say nothing, unless there is nothing else', () => {
    expect(labels('someone who likes cooking')).toEqual([null, 'Gastronomy']);
    expect(searchWordsOf('someone who likes cooking').map(({ typed }) => typed)).toEqual([
      'likes',
      'cooking',
    ]);
    expect(searchWordsOf('who').map(({ token }) => token)).toEqual(['who']);
    expect(searchWordsOf(' – ')).toEqual([]);
  });

  it('looks for a meaning once', () => {
    expect(labels('cooking and baking')).toEqual(['Gastronomy']);
  });
});

describe('a misspelled word', () => {
  it.each([
    ['coking', 'cooking'],
    ['lonley', 'lonely'],
    ['anxeity', 'anxiety'],
    ['depresion', 'depression'],
    ['photgraphi', 'photography'],
    ['frensh cooking', 'french cooking'],
    ['anna paino', 'anna piano'],
  ])('“%s” may be “%s”', (typed, meant) => expect(correctedText(typed)).toBe(meant));

  it.each(['cooking', 'anna', 'pia', 'lone', 'boston', 'cat', 'who', 'xyzzyx'])(
    '“%s” is left as it is',
    (typed) => expect(correctedText(typed)).toBeNull(),
  );
});

describe('the words of searches', () => {
  const tables = [INTEREST_WORDS, ACTIVITY_WORDS, MOOD_SEARCH_WORDS, SEARCHED_ONLY, LANGUAGE_WORDS];
  const all = tables.flatMap((table) => Object.values(table).flatMap((list) => list.split(', ')));
  const words = all.filter((word) => word !== '');

  it('are folded, of two words at most, and stand once', () => {
    expect(words.map(fold)).toEqual(words);
    expect(words.filter((word) => word.split(' ').length > 2)).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('lead to every interest, activity, mood and language', () => {
    const meant = new Set(words.map((word) => searchWordsOf(word)[0]?.meaning?.facet));
    const facets = [
      ...INTEREST_IDS.map(FACETS.interest),
      ...ACTIVITY_IDS.map(FACETS.activity),
      ...MOODS.map(FACETS.mood),
      ...LANGUAGES.map(FACETS.language),
    ];
    expect(facets.filter((facet) => !meant.has(facet))).toEqual([]);
  });

  it('have tokens that no typed word has', () => {
    expect(meaningToken('language_French')).toBe('~language_french');
  });
});
