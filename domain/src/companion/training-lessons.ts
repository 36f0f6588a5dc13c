import { DAY_MS } from '../foundation/durations';

/** The lessons of the training for companions, in their order. */
export const LESSON_IDS = [
  'listening',
  'boundaries',
  'crisis',
  'safety',
  'privacy',
  'money',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The lessons that a companion passes before the first session: what to do when someone is in danger. */
export const FIRST_LESSONS = ['crisis', 'safety'] as const satisfies readonly LessonId[];

export const LESSON_TITLES: Readonly<Record<LessonId, string>> = {
  listening: 'Listening',
  boundaries: 'Boundaries',
  crisis: 'Crisis',
  safety: 'Safety',
  privacy: 'Privacy',
  money: 'Money',
};

/** Questions of one quiz. */
export const QUIZ_QUESTIONS = 5;

/** The number of answers that have to be right: 80 percent. */
export const QUIZ_PASS = 4;

/** Options of each question. */
export const QUIZ_OPTIONS = 3;

/** The time for which a passed lesson counts. */
export const LESSON_VALID_MONTHS = 12;

/** This long before it ends, a companion is told, and can pass the lesson again. */
export const RENEW_BEFORE_MS = 30 * DAY_MS;

/** The page with the lessons, as notifications and emails link to it. */
export const TRAINING_PATH = '/earner-training';
