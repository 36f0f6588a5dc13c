import * as z from 'zod/mini';
import { RATE_LIMITS } from '../foundation/rate-limits';
import { addMonths } from '../foundation/time';
import {
  FIRST_LESSONS,
  LESSON_IDS,
  LESSON_VALID_MONTHS,
  type LessonId,
  QUIZ_OPTIONS,
  QUIZ_PASS,
  QUIZ_QUESTIONS,
  RENEW_BEFORE_MS,
} from './training-lessons';

/** After a failed quiz, its lesson can be tried again this much later. */
export const RETRY_AFTER_MS = RATE_LIMITS.trainingRetries.windowMs;

export const lessonIdSchema = z.enum(LESSON_IDS);

const lessonProgressSchema = z.object({
  /** The time at which it was passed last; null before. */
  passedAt: z.nullable(z.date()),
  /** The time at which it was failed since then; null if it wasn't. */
  failedAt: z.nullable(z.date()),
});
export type LessonProgress = z.infer<typeof lessonProgressSchema>;

/**
 * A companion's progress in the training: for each lesson when it was passed last and when it was failed since; until
 * when the badge holds, and when the sweep has something to do. A document of `draws` below it is the quiz that waits
 * for its answers, which the download names without its questions.
 *
 * @document trainings/{uid}
 * @reads owner, by id.
 * @writes `answerTrainingQuiz`; `endTraining`.
 * @goes with everything below it when the account is deleted.
 */
export const trainingSchema = z.object({
  lessons: z.partialRecord(lessonIdSchema, lessonProgressSchema),
  /** The end of their badge; null without it. */
  expiresAt: z.nullable(z.date()),
  /** The time at which they are told that it ends, or it does; null without it. */
  dueAt: z.nullable(z.date()),
});
export type Training = z.infer<typeof trainingSchema>;

/** Before the first answer. */
export const NO_TRAINING: Training = { lessons: {}, expiresAt: null, dueAt: null };

/** Input of `drawTrainingQuiz`. */
export const drawTrainingQuizInput = z.strictObject({ lesson: lessonIdSchema });

/** Input of `answerTrainingQuiz`. */
export const answerTrainingQuizInput = z.strictObject({
  lesson: lessonIdSchema,
  drawId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** For each question, in order, which of its options as they were shown, from 0. */
  answers: z
    .array(z.int().check(z.minimum(0), z.maximum(QUIZ_OPTIONS - 1)))
    .check(z.minLength(QUIZ_QUESTIONS), z.maxLength(QUIZ_QUESTIONS)),
});

/** The questions to a companion, without the answers. */
export interface TrainingQuiz {
  readonly drawId: string;
  readonly questions: readonly { readonly question: string; readonly options: readonly string[] }[];
}

export interface TrainingResult {
  readonly isPassed: boolean;
  /** Right answers. */
  readonly right: number;
  /** The questions answered wrongly, from 0, each with a sentence why. */
  readonly wrong: readonly { readonly question: number; readonly why: string }[];
}

/**
 * How one lesson stands: `passed` until `until`; `renewable` is passed, and may be passed again;
 * `waiting`: failed, until `retryAt`.
 */
export type LessonState =
  | { readonly status: 'open' }
  | { readonly status: 'waiting'; readonly retryAt: Date }
  | { readonly status: 'passed' | 'renewable'; readonly until: Date };

export function lessonStateOf(lesson: LessonProgress | undefined, now: Date): LessonState {
  const { passedAt, failedAt } = lesson ?? { passedAt: null, failedAt: null };
  if (failedAt !== null) {
    const retryAt = new Date(failedAt.getTime() + RETRY_AFTER_MS);
    if (now < retryAt) return { status: 'waiting', retryAt };
  }
  if (passedAt === null) return { status: 'open' };
  const until = validUntil(passedAt);
  if (now >= until) return { status: 'open' };
  return { status: now < renewableFrom(until) ? 'passed' : 'renewable', until };
}

/**
 * The lessons that a companion still has to pass before our team can accept their application. Once passed, that stays: only the
 * badge ends.
 */
export function firstLessonsLeft({ lessons }: Pick<Training, 'lessons'>): readonly LessonId[] {
  return FIRST_LESSONS.filter((id) => (lessons[id]?.passedAt ?? null) === null);
}

/** Whether so many right answers pass a quiz. */
export function passesQuiz(right: number): boolean {
  return right >= QUIZ_PASS;
}

/**
 * A training after a quiz was answered. The badge holds while each lesson was passed within the last
 * twelve months. One that is over stays until the sweep has ended it, which tells the companion.
 */
export function afterQuiz(
  training: Training,
  lesson: LessonId,
  isPassed: boolean,
  now: Date,
): Training {
  const passedAt = training.lessons[lesson]?.passedAt ?? null;
  const progress = isPassed ? { passedAt: now, failedAt: null } : { passedAt, failedAt: now };
  const lessons = { ...training.lessons, [lesson]: progress };
  const until = isPassed ? certifiedUntil(lessons, now) : null;
  // They have been told already of an end that stays.
  if (until === null || until.getTime() === training.expiresAt?.getTime()) {
    return { ...training, lessons };
  }
  return { lessons, expiresAt: until, dueAt: renewableFrom(until) };
}

/** The end of the time for which all lessons are passed; null if one isn't. */
export function certifiedUntil(lessons: Training['lessons'], now: Date): Date | null {
  const ends = LESSON_IDS.map((id) => {
    const passedAt = lessons[id]?.passedAt ?? null;
    return passedAt === null ? 0 : validUntil(passedAt).getTime();
  });
  const first = Math.min(...ends);
  return first > now.getTime() ? new Date(first) : null;
}

/** The next step of a training: to tell the companion that the badge ends soon, or to end it. */
export function afterDue(
  training: Training,
  now: Date,
): { readonly training: Training; readonly news: 'expiring' | 'ended' | null } {
  const { expiresAt, dueAt } = training;
  if (expiresAt === null || dueAt === null || now < dueAt) return { training, news: null };
  if (now < expiresAt) return { training: { ...training, dueAt: expiresAt }, news: 'expiring' };
  return { training: { ...training, expiresAt: null, dueAt: null }, news: 'ended' };
}

/** Twelve months later, at the same time of day in UTC. */
function validUntil(passedAt: Date): Date {
  const [date = '', time] = passedAt.toISOString().split('T');
  return new Date(`${addMonths(date, LESSON_VALID_MONTHS)}T${time}`);
}

function renewableFrom(until: Date): Date {
  return new Date(until.getTime() - RENEW_BEFORE_MS);
}
