import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../foundation/durations';
import {
  afterDue,
  afterQuiz,
  answerTrainingQuizInput,
  certifiedUntil,
  lessonStateOf,
  NO_TRAINING,
  passesQuiz,
  RETRY_AFTER_MS,
  type Training,
} from './training';
import { LESSON_IDS, RENEW_BEFORE_MS } from './training-lessons';

const NOW = new Date('2026-11-27T10:00:00Z');
const END = new Date('2027-11-27T10:00:00Z');
const RENEWABLE = new Date(END.getTime() - RENEW_BEFORE_MS);
const at = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** All lessons passed at once. */
const passedAll = (now: Date): Training =>
  LESSON_IDS.reduce((training, lesson) => afterQuiz(training, lesson, true, now), NO_TRAINING);

describe('a quiz', () => {
  it.each([
    [0, false],
    [3, false],
    [4, true],
    [5, true],
  ])('with %d right answers of five is passed: %s', (right, isPassed) => {
    expect(passesQuiz(right)).toBe(isPassed);
  });

  it.each([
    [[0, 1, 2, 0, 1], true],
    [[0, 1, 2, 0], false],
    [[0, 1, 2, 0, 1, 2], false],
    [[0, 1, 2, 0, 3], false],
    [[0, 1, 2, 0, -1], false],
  ])('takes the answers %j: %s', (answers, isTaken) => {
    const input = { lesson: 'crisis', drawId: 'd', answers };
    expect(answerTrainingQuizInput.safeParse(input).success).toBe(isTaken);
  });
});

describe('a lesson', () => {
  const passed = { passedAt: NOW, failedAt: null };

  it('is open before the first quiz', () => {
    expect(lessonStateOf(undefined, NOW)).toEqual({ status: 'open' });
  });

  it('can be tried again a day after it was failed, to the millisecond', () => {
    const failed = { passedAt: null, failedAt: NOW };
    const retryAt = at(NOW, DAY_MS);
    expect(RETRY_AFTER_MS).toBe(DAY_MS);
    expect(lessonStateOf(failed, at(retryAt, -1))).toEqual({ status: 'waiting', retryAt });
    expect(lessonStateOf(failed, retryAt)).toEqual({ status: 'open' });
  });

  it('counts for twelve months, and can be passed again in the last thirty days', () => {
    expect(lessonStateOf(passed, at(RENEWABLE, -1))).toEqual({ status: 'passed', until: END });
    expect(lessonStateOf(passed, RENEWABLE)).toEqual({ status: 'renewable', until: END });
    expect(lessonStateOf(passed, at(END, -1))).toEqual({ status: 'renewable', until: END });
    expect(lessonStateOf(passed, END)).toEqual({ status: 'open' });
  });

  it('that was failed when it was to be renewed still counts', () => {
    const failedAt = RENEWABLE;
    const failed = { passedAt: NOW, failedAt };
    expect(lessonStateOf(failed, at(failedAt, 1)).status).toBe('waiting');
    expect(lessonStateOf(failed, at(failedAt, DAY_MS))).toEqual({
      status: 'renewable',
      until: END,
    });
  });

  it('passed on 29 February counts until 28 February', () => {
    const leapDay = { passedAt: new Date('2028-02-29T23:30:00Z'), failedAt: null };
    const until = new Date('2029-02-28T23:30:00Z');
    expect(lessonStateOf(leapDay, at(until, -1))).toEqual({ status: 'renewable', until });
    expect(lessonStateOf(leapDay, until)).toEqual({ status: 'open' });
  });
});

describe('the badge', () => {
  it('comes with the last of the six lessons', () => {
    let training = NO_TRAINING;
    for (const lesson of LESSON_IDS) {
      expect(training.expiresAt).toBeNull();
      training = afterQuiz(training, lesson, true, NOW);
    }
    expect(training).toMatchObject({ expiresAt: END, dueAt: RENEWABLE });
  });

  it('does not come with a failed lesson', () => {
    const five = LESSON_IDS.slice(1).reduce(
      (training, lesson) => afterQuiz(training, lesson, true, NOW),
      NO_TRAINING,
    );
    const failed = afterQuiz(five, LESSON_IDS[0], false, NOW);
    expect(failed).toMatchObject({ expiresAt: null, dueAt: null });
    expect(failed.lessons.listening).toEqual({ passedAt: null, failedAt: NOW });
  });

  it('holds until the first of its lessons is a year old', () => {
    const early = afterQuiz(NO_TRAINING, 'money', true, NOW);
    const rest = LESSON_IDS.filter((id) => id !== 'money').reduce(
      (training, lesson) => afterQuiz(training, lesson, true, at(NOW, 90 * DAY_MS)),
      early,
    );
    expect(rest.expiresAt).toEqual(END);
    expect(certifiedUntil(rest.lessons, at(END, -1))).toEqual(END);
    expect(certifiedUntil(rest.lessons, END)).toBeNull();
  });

  it('stays after a failed renewal', () => {
    const failed = afterQuiz(passedAll(NOW), 'crisis', false, RENEWABLE);
    expect(failed).toMatchObject({ expiresAt: END, dueAt: RENEWABLE });
    expect(failed.lessons.crisis).toEqual({ passedAt: NOW, failedAt: RENEWABLE });
  });

  it('is told of once, then ends', () => {
    const training = passedAll(NOW);
    expect(afterDue(training, at(RENEWABLE, -1))).toEqual({ training, news: null });
    const told = afterDue(training, RENEWABLE);
    expect(told.news).toBe('expiring');
    expect(afterDue(told.training, at(END, -1))).toEqual({ training: told.training, news: null });
    const ended = afterDue(told.training, END);
    expect(ended).toMatchObject({ news: 'ended', training: { expiresAt: null, dueAt: null } });
    expect(afterDue(ended.training, END).news).toBeNull();
  });

  it('that no sweep told of in time ends without that', () => {
    expect(afterDue(passedAll(NOW), END).news).toBe('ended');
  });

  it('is renewed once all six are passed again, and not told of twice before', () => {
    const { training: told } = afterDue(passedAll(NOW), RENEWABLE);
    const later = at(RENEWABLE, DAY_MS);
    let training = told;
    for (const lesson of LESSON_IDS.slice(0, 5)) {
      training = afterQuiz(training, lesson, true, later);
      expect(training).toMatchObject({ expiresAt: END, dueAt: END });
    }
    training = afterQuiz(training, 'money', true, later);
    expect(training.expiresAt).toEqual(new Date('2028-10-29T10:00:00Z'));
    expect(training.dueAt).toEqual(at(new Date('2028-10-29T10:00:00Z'), -RENEW_BEFORE_MS));
  });

  it('that is over is ended by the sweep, though a lesson was passed first', () => {
    const passed = afterQuiz(passedAll(NOW), 'crisis', true, END);
    expect(passed).toMatchObject({ expiresAt: END, dueAt: RENEWABLE });
    expect(afterDue(passed, END).news).toBe('ended');
  });
});
