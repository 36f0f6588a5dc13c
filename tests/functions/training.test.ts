import { NO_TRAINING, RETRY_AFTER_MS } from '@hearthkin/domain/companion/training';
import {
  LESSON_IDS,
  type LessonId,
  QUIZ_OPTIONS,
  QUIZ_QUESTIONS,
  RENEW_BEFORE_MS,
  TRAINING_PATH,
} from '@hearthkin/domain/companion/training-lessons';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueuedMail } from '../../functions/src/mail/mail-queue';
import type { QuizDraw } from '../../functions/src/platform/records/records';
import { answerTrainingQuiz } from '../../functions/src/training/answer-training-quiz';
import { drawTrainingQuiz } from '../../functions/src/training/draw-training-quiz';
import { endTraining } from '../../functions/src/training/end-training';
import { QUESTIONS } from '../../functions/src/training/questions';
import { drawQuiz, gradeQuiz, shownQuiz } from '../../functions/src/training/quiz';
import { makeMember, makeCompanion as makeTrained } from '../support/actors';
import { adminDb, quietDatabase, update } from '../support/admin';
import { companionAccount, companionDocument, newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { mailQueue } from '../support/mail-queue';
import { callAs, outcomeOf } from './booking-requests';

/** A companion who hasn't begun. */
async function makeCompanion() {
  const companion = await makeTrained();
  await adminDb.doc(`trainings/${companion.uid}`).delete();
  return companion;
}

const NOW = new Date('2026-11-27T15:00:00Z');
const END = new Date('2027-11-27T15:00:00Z');
const at = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

const read = async (path: string, db: Firestore = adminDb) => (await db.doc(path).get()).data();
const drawOf = async (uid: string, lesson: LessonId) =>
  (await read(`trainings/${uid}/draws/${lesson}`)) as Pick<QuizDraw, 'questions'>;

const draw = (uid: string, lesson: LessonId, now = NOW) =>
  drawTrainingQuiz.handler(callAs({ uid, userType: 'earner' }, { lesson }, now));

interface Sent {
  readonly lesson: LessonId;
  readonly drawId: string;
  readonly answers: number[];
}
const answer = (uid: string, sent: Sent, now = NOW) =>
  answerTrainingQuiz.handler(callAs({ uid, userType: 'earner' }, sent, now));

/** Draws a quiz and answers it, so many questions right. */
async function take(uid: string, lesson: LessonId, right: number, now = NOW) {
  const { drawId } = await draw(uid, lesson, now);
  const { questions } = await drawOf(uid, lesson);
  const answers = questions.map(({ order }, index) => order.indexOf(index < right ? 0 : 1));
  const sent = { lesson, drawId, answers };
  return { sent, result: await answer(uid, sent, now) };
}

describe('the pools', () => {
  it.each(LESSON_IDS)('of %s is large enough, and each question can be asked', (lesson) => {
    const pool = QUESTIONS[lesson];
    expect(pool.length).toBeGreaterThanOrEqual(2 * QUIZ_QUESTIONS);
    expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length);
    expect(new Set(pool.map(({ question }) => question)).size).toBe(pool.length);
    for (const { id, options, why } of pool) {
      expect(id.startsWith(`${lesson}-`)).toBe(true);
      expect(new Set(options).size, id).toBe(QUIZ_OPTIONS);
      expect(why, id).toMatch(/^[A-Z“‘0-9].*[.!?]$/);
    }
  });

  it('are drawn from in any order, with the options in any order', () => {
    const firsts = new Set<string>();
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      let step = seed;
      const random = (below: number) => {
        step = (step * 7 + 3) % 1009;
        return step % below;
      };
      const { questions } = drawQuiz('safety', NOW, random);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(QUIZ_QUESTIONS);
      for (const { id, order } of questions) {
        firsts.add(id);
        places.add(order.indexOf(0));
        expect([...order].sort()).toEqual([0, 1, 2]);
      }
    }
    expect(firsts.size).toBe(QUESTIONS.safety.length);
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  it('no longer show or grade a quiz with a question that was removed', () => {
    const old = drawQuiz('money', NOW);
    const gone = {
      ...old,
      questions: [{ id: 'gone', order: [0, 1, 2] }, ...old.questions.slice(1)],
    };
    expect(shownQuiz('money', gone)).toBeNull();
    expect(gradeQuiz('money', gone, [0, 0, 0, 0, 0])).toBeNull();
  });
});

describe('drawTrainingQuiz', () => {
  it('gives a companion five questions without a trace of the answers', async () => {
    const { uid } = await makeCompanion();
    const quiz = await draw(uid, 'listening');
    expect(quiz.questions).toHaveLength(QUIZ_QUESTIONS);
    expect(Object.keys(quiz)).toEqual(['drawId', 'questions']);
    const { questions } = await drawOf(uid, 'listening');
    for (const [index, shown] of quiz.questions.entries()) {
      expect(Object.keys(shown)).toEqual(['question', 'options']);
      const asked = QUESTIONS.listening.find(({ id }) => id === questions[index]?.id);
      expect(shown.question).toBe(asked?.question);
      expect([...shown.options].sort()).toEqual([...(asked?.options ?? [])].sort());
      expect(shown.options[questions[index]?.order.indexOf(0) ?? -1]).toBe(asked?.options[0]);
    }
  });

  it('gives the same quiz until it is answered', async () => {
    const { uid } = await makeCompanion();
    const first = await draw(uid, 'crisis');
    expect(await draw(uid, 'crisis', at(NOW, 1))).toEqual(first);
    expect((await draw(uid, 'money')).drawId).not.toBe(first.drawId);
    expect(await draw(uid, 'crisis', at(NOW, 40 * HOUR_MS))).toEqual(first);
  });

  it('draws anew where a question was removed from the pool', async () => {
    const { uid } = await makeCompanion();
    const first = await draw(uid, 'crisis');
    const questions = [{ id: 'gone', order: [0, 1, 2] }];
    await update(`trainings/${uid}/draws/crisis`, { questions });
    const second = await draw(uid, 'crisis');
    expect(second.drawId).not.toBe(first.drawId);
    expect(second.questions).toHaveLength(QUIZ_QUESTIONS);
  });

  it('is for active companions only', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    // With the claim of companions, and an account of another kind.
    await expectRefusal(draw(member.uid, 'money'), 'forbidden');
    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    await expectRefusal(draw(companion.uid, 'money'), 'forbidden');
    const sent: Sent = { lesson: 'money', drawId: 'd', answers: [0, 0, 0, 0, 0] };
    await expectRefusal(answer(companion.uid, sent), 'forbidden');
  });
});

describe('answerTrainingQuiz', () => {
  it('passes a companion with four of five, and says why the other is wrong', async () => {
    const { uid } = await makeCompanion();
    const { sent, result } = await take(uid, 'privacy', 4);
    expect(result).toMatchObject({ isPassed: true, right: 4, wrong: [{ question: 4 }] });
    expect(result.wrong[0]?.why.length).toBeGreaterThan(20);
    expect(await read(`trainings/${uid}`)).toMatchObject({
      lessons: { privacy: { failedAt: null } },
      expiresAt: null,
    });
    expect(sent.answers).toHaveLength(QUIZ_QUESTIONS);
  });

  it('fails a companion with three of five, until the next day', async () => {
    const { uid } = await makeCompanion();
    const { result } = await take(uid, 'boundaries', 3);
    expect(result).toMatchObject({ isPassed: false, right: 3 });
    expect(result.wrong.map(({ question }) => question)).toEqual([3, 4]);
    const early = draw(uid, 'boundaries', at(NOW, RETRY_AFTER_MS - HOUR_MS));
    await expect(early).rejects.toMatchObject({
      code: 'rate-limited',
      details: { sentence: 'You didn’t pass this quiz. Please try again in an hour.' },
    });
    expect(await outcomeOf(draw(uid, 'boundaries', at(NOW, RETRY_AFTER_MS - 1)))).toBe(
      'rate-limited',
    );
    // Other lessons don't wait.
    expect((await draw(uid, 'safety', at(NOW, 1))).questions).toHaveLength(QUIZ_QUESTIONS);
    const again = await take(uid, 'boundaries', 5, at(NOW, RETRY_AFTER_MS));
    expect(again.result.isPassed).toBe(true);
    expect(await outcomeOf(draw(uid, 'boundaries', at(NOW, RETRY_AFTER_MS + 1)))).toBe(
      'lesson-passed',
    );
  });

  it('grades a quiz once', async () => {
    const { uid } = await makeCompanion();
    const { sent } = await take(uid, 'money', 2);
    const before = await read(`trainings/${uid}`);
    await expectRefusal(answer(uid, sent, at(NOW, 1)), 'quiz-answered');
    const right = await take(uid, 'money', 5, at(NOW, RETRY_AFTER_MS));
    expect(right.sent.drawId).not.toBe(sent.drawId);
    await expectRefusal(answer(uid, sent, at(NOW, RETRY_AFTER_MS + 1)), 'quiz-answered');
    expect(before).not.toEqual(await read(`trainings/${uid}`));
  });

  it('grades two answers at once once', async () => {
    const { uid } = await makeCompanion();
    const { drawId } = await draw(uid, 'money');
    const { questions } = await drawOf(uid, 'money');
    const right = questions.map(({ order }) => order.indexOf(0));
    const outcomes = await Promise.allSettled(
      [0, 1, 2].map(() => answer(uid, { lesson: 'money', drawId, answers: right })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses answers to an old draw, of another lesson and of another person', async () => {
    const [one, other] = await Promise.all([makeCompanion(), makeCompanion()]);
    const { drawId } = await draw(one.uid, 'listening');
    const crisis = await draw(one.uid, 'crisis');
    await draw(other.uid, 'listening');
    const { questions } = await drawOf(one.uid, 'listening');
    const sent: Sent = {
      lesson: 'listening',
      drawId,
      answers: questions.map(({ order }) => order.indexOf(0)),
    };
    await expectRefusal(answer(other.uid, sent), 'quiz-answered');
    expect(await outcomeOf(answer(one.uid, { ...sent, drawId: crisis.drawId }))).toBe(
      'quiz-answered',
    );
    expect(await outcomeOf(answer(one.uid, { ...sent, drawId: 'never-drawn' }))).toBe(
      'quiz-answered',
    );
    expect(await read(`trainings/${one.uid}`)).toBeUndefined();
    expect(await read(`trainings/${other.uid}`)).toBeUndefined();
    // The refused attempts haven't used up the quiz.
    expect(await answer(one.uid, sent)).toMatchObject({ isPassed: true, right: 5 });
  });

  it('gives the badge with its date for all six lessons, and not for five', async () => {
    const { uid } = await makeCompanion();
    const badge = async () => {
      const listing = await read(`companions/${uid}`);
      return [listing?.badges.training, listing?.badgesGivenAt.training?.toDate() ?? null];
    };
    for (const lesson of LESSON_IDS) {
      expect(await badge()).toEqual([false, null]);
      await take(uid, lesson, 4);
    }
    expect(await badge()).toEqual([true, NOW]);
    expect(await read(`companions/${uid}`)).toMatchObject({
      badges: { identity: true, background: true },
    });
    const { expiresAt, dueAt } = (await read(`trainings/${uid}`)) ?? {};
    expect([expiresAt.toDate(), dueAt.toDate()]).toEqual([END, at(END, -RENEW_BEFORE_MS)]);
  });
});

describe('endTraining', () => {
  let db: Firestore;
  let close: () => Promise<void>;
  let mails: QueuedMail[];

  beforeEach(() => {
    mails = [];
    // A project per test: the sweep processes all trainings.
    ({ db, close } = quietDatabase(newId('demo-training')));
  });
  afterEach(() => close());

  const run = (now: Date, queue = mailQueue((queued) => mails.push(queued))) =>
    endTraining.handler({ db, now }, { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key' });
  const NOTHING = { told: 0, ended: 0, failed: 0 };

  async function certified(uid = newId('eve'), overrides: object = {}) {
    const account = companionAccount(uid, overrides);
    const badges = { identity: true, background: true, training: true };
    const badgesGivenAt = { identity: NOW, background: NOW, training: NOW };
    await Promise.all([
      db.doc(`users/${uid}`).set(account),
      db.doc(`companions/${uid}`).set(companionDocument(account, { badges, badgesGivenAt })),
      db.doc(`trainings/${uid}`).set({
        lessons: Object.fromEntries(
          LESSON_IDS.map((id) => [id, { passedAt: NOW, failedAt: null }]),
        ),
        expiresAt: END,
        dueAt: at(END, -RENEW_BEFORE_MS),
      }),
    ]);
    return uid;
  }
  const kinds = async (uid: string) =>
    (await db.collection(`users/${uid}/notifications`).get()).docs.map((doc) => doc.get('kind'));
  const hasBadge = async (uid: string) => (await read(`companions/${uid}`, db))?.badges.training;

  it('tells a companion thirty days before, once, in the app and by email', async () => {
    const uid = await certified();
    const due = at(END, -RENEW_BEFORE_MS);
    expect(await run(at(due, -1))).toEqual(NOTHING);
    expect(await run(due)).toEqual({ ...NOTHING, told: 1 });
    expect(await run(at(due, HOUR_MS))).toEqual(NOTHING);
    expect(await kinds(uid)).toEqual(['training-expiring']);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail).toMatchObject({ subject: 'Your training badge expires soon' });
    expect(mails[0]?.mail.text).toContain('expires on Sat, Nov 27');
    expect(mails[0]?.mail.text).toContain(`https://hearthkin.test${TRAINING_PATH}`);
    expect(await hasBadge(uid)).toBe(true);
  });

  it('takes the badge a year after, to the millisecond, and tells the companion', async () => {
    const uid = await certified();
    await run(at(END, -1));
    expect(await hasBadge(uid)).toBe(true);
    expect(await run(END)).toEqual({ ...NOTHING, ended: 1 });
    expect(await run(at(END, 1))).toEqual(NOTHING);
    expect(await read(`companions/${uid}`, db)).toMatchObject({
      badges: { identity: true, background: true, training: false },
      badgesGivenAt: { training: null },
      listed: true,
    });
    expect(await read(`trainings/${uid}`, db)).toMatchObject({ expiresAt: null, dueAt: null });
    expect(await kinds(uid)).toEqual(
      expect.arrayContaining(['training-expiring', 'training-ended']),
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['training-expiring', 'training-ended']);
  });

  it('writes nothing to someone who has muted these, and takes the badge all the same', async () => {
    const muted = { inApp: ['decisions'], mail: ['decisions'] };
    const uid = await certified(newId('muted'), { muted });
    expect(await run(END)).toEqual({ ...NOTHING, ended: 1 });
    expect([await kinds(uid), mails, await hasBadge(uid)]).toEqual([[], [], false]);
  });

  it('leaves those for the next run whose email cannot be queued', async () => {
    const uid = await certified();
    const broken = { add: () => Promise.reject(new Error('The queue is away')) };
    expect(await run(END, broken)).toEqual({ ...NOTHING, failed: 1 });
    expect([await kinds(uid), await hasBadge(uid)]).toEqual([[], true]);
    expect(await run(END)).toEqual({ ...NOTHING, ended: 1 });
  });

  it('leaves a training without a badge alone', async () => {
    await db.doc('trainings/new').set(NO_TRAINING);
    expect(await run(END)).toEqual(NOTHING);
  });

  it('ends what belongs to no account any more', async () => {
    const uid = await certified();
    await Promise.all([db.doc(`users/${uid}`).delete(), db.doc(`companions/${uid}`).delete()]);
    expect(await run(END)).toEqual({ ...NOTHING, ended: 1 });
    expect(await read(`companions/${uid}`, db)).toBeUndefined();
  });
});
