import { wordsOf } from '@hearthkin/domain/foundation/search-tokens';
import MiniSearch from 'minisearch';
import { QUESTIONS } from './questions';

/** Words that say nothing about the subject of a question. */
const FILLERS = new Set(
  'a an and are can do does for how i in is it my of or the to what'.split(' '),
);

/** Shorter words are only found as they are typed. */
const MIN_FUZZY_LENGTH = 5;

const index = new MiniSearch({
  fields: ['question', 'answer', 'keywords'],
  tokenize: wordsOf,
  processTerm: (term) => term,
});
index.addAll(
  QUESTIONS.map(({ id, question, answer, keywords = '' }) => ({
    id,
    question,
    answer: answer.join(' '),
    keywords,
  })),
);

/**
 * The ids of the questions that fit a search (`wordsOf`): all of its words if any question has them,
 * or else some of them. Beginnings of words and small typing errors count.
 */
export function questionsFor(words: readonly string[]): ReadonlySet<string> {
  const telling = words.filter((word) => !FILLERS.has(word));
  const query = (telling.length > 0 ? telling : words).join(' ');
  const find = (combineWith: 'AND' | 'OR') =>
    index.search(query, {
      combineWith,
      prefix: true,
      fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : 0.25),
    });
  const all = find('AND');
  return new Set((all.length > 0 ? all : find('OR')).map(({ id }) => String(id)));
}
