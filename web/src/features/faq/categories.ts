import { BOOKING_PAYMENTS } from './booking-payments';
import { FOR_COMPANIONS } from './for-companions';
import { GETTING_STARTED } from './getting-started';
import { holds } from './marks';
import type { Category, Question } from './question';
import { SAFETY_QUESTIONS } from './safety-questions';

/** The four categories (specification 2, section 2, "Marketing pages"). */
export const CATEGORIES: readonly Category[] = [
  GETTING_STARTED,
  BOOKING_PAYMENTS,
  FOR_COMPANIONS,
  SAFETY_QUESTIONS,
];

export const QUESTIONS: readonly Question[] = CATEGORIES.flatMap(({ questions }) => questions);

/** The categories with what is left of them by a search; none that has nothing left. */
export function categoriesWith(words: readonly string[]): readonly Category[] {
  return CATEGORIES.map((category) => ({
    ...category,
    questions: category.questions.filter(({ question, answer }) =>
      holds([question, ...answer].join(' '), words),
    ),
  })).filter(({ questions }) => questions.length > 0);
}
