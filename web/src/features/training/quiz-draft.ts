import { QUIZ_QUESTIONS } from '@hearthkin/domain/companion/training-lessons';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';

/** The choices in a quiz, by lesson. Options are named by their place, as radio buttons have it. */
export const quizDrafts = sessionDraft(
  'training',
  z.object({
    drawId: z.string(),
    answers: z.array(z.nullable(z.string())).check(z.maxLength(QUIZ_QUESTIONS)),
  }),
);
