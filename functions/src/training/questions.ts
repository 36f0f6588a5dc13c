import type { LessonId } from '@hearthkin/domain/companion/training-lessons';
import { BOUNDARIES_QUESTIONS } from './boundaries-questions';
import { CRISIS_QUESTIONS } from './crisis-questions';
import { LISTENING_QUESTIONS } from './listening-questions';
import { MONEY_QUESTIONS } from './money-questions';
import { PRIVACY_QUESTIONS } from './privacy-questions';
import type { Question } from './question';
import { SAFETY_QUESTIONS } from './safety-questions';

/** The questions that each quiz is drawn from. They have the answers, so they stay on the server. */
export const QUESTIONS: Readonly<Record<LessonId, readonly Question[]>> = {
  listening: LISTENING_QUESTIONS,
  boundaries: BOUNDARIES_QUESTIONS,
  crisis: CRISIS_QUESTIONS,
  safety: SAFETY_QUESTIONS,
  privacy: PRIVACY_QUESTIONS,
  money: MONEY_QUESTIONS,
};
