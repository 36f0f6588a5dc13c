import { randomInt, randomUUID } from 'node:crypto';
import {
  passesQuiz,
  type TrainingQuiz,
  type TrainingResult,
} from '@hearthkin/domain/companion/training';
import {
  type LessonId,
  QUIZ_OPTIONS,
  QUIZ_QUESTIONS,
} from '@hearthkin/domain/companion/training-lessons';
import type { QuizDraw } from '../platform/records/records';
import { QUESTIONS } from './questions';

/** A number from 0 up to, without, `below`. */
type Random = (below: number) => number;

/** A new quiz: some questions of the lesson's pool, each with its options in another order. */
export function drawQuiz(lesson: LessonId, now: Date, random: Random = randomInt): QuizDraw {
  return {
    drawId: randomUUID(),
    drawnAt: now,
    questions: shuffled(QUESTIONS[lesson], random)
      .slice(0, QUIZ_QUESTIONS)
      .map(({ id }) => ({ id, order: shuffled([...Array(QUIZ_OPTIONS).keys()], random) })),
  };
}

/** The questions of a draw as they are shown; null if one isn't in the pool any more. */
export function shownQuiz(lesson: LessonId, draw: QuizDraw): TrainingQuiz | null {
  const asked = askedIn(lesson, draw);
  if (asked === null) return null;
  return {
    drawId: draw.drawId,
    questions: asked.map(({ question, options, order }) => ({
      question,
      options: order.map((place) => options[place] ?? ''),
    })),
  };
}

/** The answer to a draw: for each question the place of the chosen option; null as `shownQuiz`. */
export function gradeQuiz(
  lesson: LessonId,
  draw: QuizDraw,
  answers: readonly number[],
): TrainingResult | null {
  const asked = askedIn(lesson, draw);
  if (asked === null) return null;
  const wrong = asked.flatMap(({ order, why }, question) =>
    order[answers[question] ?? -1] === 0 ? [] : [{ question, why }],
  );
  const right = asked.length - wrong.length;
  return { isPassed: passesQuiz(right), right, wrong };
}

function askedIn(lesson: LessonId, { questions }: QuizDraw) {
  const asked = questions.flatMap(({ id, order }) => {
    const question = QUESTIONS[lesson].find((one) => one.id === id);
    return question === undefined ? [] : [{ ...question, order }];
  });
  return asked.length === QUIZ_QUESTIONS ? asked : null;
}

/** The items in another order; all orders are equally likely. */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random(rest.length), 1));
}
