import { correctedText, searchWordsOf } from '@hearthkin/domain/companion/search-meaning';
import { formatList } from '@hearthkin/domain/foundation/formats';
import { activeFilters } from './active-filters';
import { type Filters, NO_FILTERS } from './browse-filters';

/** A search near one that finds no one. */
export interface NearestSearch {
  readonly text: string;
  readonly filters: Filters;
  /** A sentence about the list below it, which says what of the search it keeps. */
  readonly sentence: string;
}

/** The filters in the order in which they are given up: how someone is comes after what they cost. */
const GIVEN_UP = [
  'rating',
  'price',
  'online',
  'tonight',
  'date',
  'interests',
  'activity',
  'city',
  'within',
  'age',
  'gender',
  'languages',
  'mood',
] as const satisfies readonly (keyof Filters)[];

/** The searches to try in place of one that finds no one, nearest first: the last one finds everyone. */
export function nearestSearches(text: string, filters: Filters): NearestSearch[] {
  const corrected = correctedText(text);
  const wanted = corrected ?? text.trim();
  const words = searchWordsOf(wanted);
  const meant = words.filter(({ meaning }) => meaning !== null);
  const only = meant.length > 0 && meant.length < words.length ? meant : words.slice(0, 1);
  const fewer = words.length > 1 ? only.map(({ typed }) => typed).join(' ') : null;
  const found: NearestSearch[] = [];
  const add = (next: string, kept: Filters, sentence: string) => {
    const isNew = [{ text: text.trim(), filters }, ...found].every(
      (one) => one.text !== next || one.filters !== kept,
    );
    if (isNew) found.push({ text: next, filters: kept, sentence });
  };
  if (corrected !== null) add(corrected, filters, `Here’s who we found for “${corrected}”.`);
  const dropped: string[] = [];
  let kept = filters;
  for (const field of GIVEN_UP) {
    const isGivenUp = activeFilters(kept).filter(({ key }) => key.startsWith(KEYS[field]));
    if (isGivenUp.length === 0) continue;
    dropped.push(...isGivenUp.map(({ label }) => label));
    kept = { ...kept, [field]: NO_FILTERS[field] };
    const isLast = activeFilters(kept).length === 0;
    if (isLast && wanted === '') break;
    const without = `without ${formatList(dropped.map((label) => `“${label}”`))}`;
    add(
      wanted,
      kept,
      corrected === null
        ? `Here’s who fits ${without}.`
        : `Here’s who we found for “${corrected}”, ${without}.`,
    );
  }
  if (fewer !== null) add(fewer, NO_FILTERS, `Here’s who we found for “${fewer}”.`);
  if (wanted !== '' && activeFilters(filters).length > 0) {
    add('', filters, 'Here’s who fits your filters.');
  }
  add('', NO_FILTERS, 'Here’s who else is here.');
  return found;
}

/** The keys of active filters begin with these. */
const KEYS: Readonly<Record<(typeof GIVEN_UP)[number], string>> = {
  rating: 'rating',
  price: 'price',
  online: 'online',
  tonight: 'tonight',
  date: 'date',
  interests: 'interest-',
  activity: 'activity',
  city: 'city',
  within: 'within',
  age: 'age',
  gender: 'gender',
  languages: 'language-',
  mood: 'mood',
};
