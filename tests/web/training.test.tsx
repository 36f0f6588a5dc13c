import {
  afterQuiz,
  NO_TRAINING,
  type Training,
  type TrainingQuiz,
} from '@hearthkin/domain/companion/training';
import {
  LESSON_IDS,
  LESSON_TITLES,
  LESSON_VALID_MONTHS,
  type LessonId,
  TRAINING_PATH,
} from '@hearthkin/domain/companion/training-lessons';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { BADGES } from '../../web/src/features/companion/badges';
import { answer, call, refuse } from './fake-call';
import { COMPANION, companionDocument, NOW, userDocument } from './people';
import { expectLink, textsOf } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const QUIZ: TrainingQuiz = {
  drawId: 'a-draw',
  questions: [1, 2, 3, 4, 5].map((number) => ({
    question: `Question ${number}?`,
    options: [`Left ${number}`, `Middle ${number}`, `Right ${number}`],
  })),
};

const passed = (lessons: readonly LessonId[], at = NOW): Training =>
  lessons.reduce((training, lesson) => afterQuiz(training, lesson, true, at), NO_TRAINING);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

beforeEach(() =>
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION) },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
  }),
);

const open = async (lesson: LessonId) => {
  const site = await visit(`/earner-training/${lesson}`, COMPANION);
  await screen.findByRole('heading', { level: 1, name: LESSON_TITLES[lesson] });
  return site;
};

async function start(site: Site, name = 'Start the quiz') {
  call.mockResolvedValueOnce(QUIZ);
  await site.press(name);
  await screen.findByRole('radiogroup', { name: '1. Question 1?' });
}

async function choose(site: Site, questions: readonly number[]) {
  for (const number of questions) {
    await site.user.click(screen.getByRole('radio', { name: `Middle ${number}` }));
  }
}
const check = (site: Site) =>
  site.user.click(screen.getByRole('button', { name: 'Check my answers' }));

describe('the lessons', () => {
  test('a companion sees all six in order, and how each stands', async () => {
    const { lessons } = passed(['listening']);
    const site = await visit(TRAINING_PATH, COMPANION, {
      training: {
        ...NO_TRAINING,
        lessons: {
          ...lessons,
          boundaries: { passedAt: daysAgo(350), failedAt: null },
          crisis: { passedAt: null, failedAt: daysAgo(0.5) },
          safety: { passedAt: daysAgo(400), failedAt: null },
        },
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Lessons' }));
    const items = textsOf(list.getAllByRole('listitem'));
    expect(
      items.map((text) => LESSON_IDS.find((id) => text?.startsWith(LESSON_TITLES[id]))),
    ).toEqual(LESSON_IDS);
    expect(items[0]).toMatch(/Passed.*It counts until Nov 20, 2027\./);
    expect(items[1]).toMatch(/Expires soon.*It counts until Dec 5\./);
    expect(items[2]).toMatch(/Try again later.*Try again from Nov 20, .*PM\./);
    expect(items[3]).toMatch(/Not passed yet/);
    expect(screen.queryByText(/You have the badge/)).toBeNull();
    await site.user.click(list.getByRole('link', { name: 'Crisis' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Crisis' })).toBeTruthy();
    await site.isAt('/earner-training/crisis');
  });

  test('a companion who passed all of them reads until when they have the badge', async () => {
    await visit(TRAINING_PATH, COMPANION, { training: passed(LESSON_IDS) });
    expect(await screen.findByText(/You have the badge until Nov 20, 2027/)).toBeTruthy();
  });

  test.each(LESSON_IDS)(
    'a companion reads the lesson %s, without a broken link',
    async (lesson) => {
      await open(lesson);
      await screen.findByRole('button', { name: 'Start the quiz' });
      await waitFor(() =>
        expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4),
      );
      const main = screen.getByRole('main');
      expect(main.textContent?.split(/\s+/).length).toBeGreaterThan(300);
      expect(main.textContent).not.toMatch(/undefined|NaN|\[#/);
      for (const link of within(main).getAllByRole('link')) {
        const href = link.getAttribute('href') ?? '';
        expect(href).toMatch(/^(?:tel:|sms:|https:|\/)/);
      }
    },
  );

  test('a lesson that doesn’t exist leads to all of them', async () => {
    const site = await visit('/earner-training/cooking', COMPANION);
    await screen.findByRole('list', { name: 'Lessons' });
    await site.isAt(TRAINING_PATH);
  });
});

describe('the quiz', () => {
  test('a companion chooses, passes, and goes on to the next lesson', async () => {
    const site = await open('listening');
    await start(site);
    expect(call).toHaveBeenLastCalledWith('drawTrainingQuiz', { lesson: 'listening' });
    await choose(site, [1, 2, 3, 4]);
    await check(site);
    const last = within(screen.getByRole('radiogroup', { name: '5. Question 5?' }));
    expect(await screen.findByText('Please choose an answer')).toBeTruthy();
    expect(document.activeElement).toBe(last.getByRole('radio', { name: 'Left 5' }));
    expect(call).not.toHaveBeenCalledWith('answerTrainingQuiz', expect.anything());
    await choose(site, [5]);
    call.mockImplementationOnce(async () => {
      setWorld({ training: passed(['listening']) });
      const wrong = [{ question: 2, why: 'Because it isn’t so.' }];
      return { isPassed: true, right: 4, wrong } as never;
    });
    await check(site);
    const heading = await screen.findByRole('heading', { name: 'You passed' });
    expect(document.activeElement).toBe(heading);
    expect(call).toHaveBeenLastCalledWith('answerTrainingQuiz', {
      lesson: 'listening',
      drawId: 'a-draw',
      answers: [1, 1, 1, 1, 1],
    });
    expect(screen.getByText('4 of 5 answers are right.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'What was wrong' }).textContent).toBe(
      '3. Question 3?You chose: Middle 3Because it isn’t so.',
    );
    await site.user.click(screen.getByRole('link', { name: 'Go to Boundaries' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Boundaries' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Start the quiz' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'You passed' })).toBeNull();
  });

  test('a companion who fails reads why, and when to try again', async () => {
    const site = await open('money');
    await start(site);
    await choose(site, [1, 2, 3, 4, 5]);
    call.mockImplementationOnce(async () => {
      setWorld({ training: afterQuiz(NO_TRAINING, 'money', false, NOW) });
      const wrong = [0, 3, 4].map((question) => ({ question, why: `Reason ${question}.` }));
      return { isPassed: false, right: 2, wrong } as never;
    });
    await check(site);
    expect(await screen.findByRole('heading', { name: 'Not passed yet' })).toBeTruthy();
    screen.getByText(/^2 of 5 answers are right, and it takes 4\. Try again from Nov 21, .*\.$/);
    expect(
      within(screen.getByRole('list', { name: 'What was wrong' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  });

  test('a companion who failed earlier can’t start before a day has passed', async () => {
    setWorld({ training: afterQuiz(NO_TRAINING, 'money', false, daysAgo(0.5)) });
    await open('money');
    await screen.findByText(/You didn’t pass this quiz\. Try again from Nov 20/);
    expect(screen.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  });

  test('answers survive a failed submit and a reload', async () => {
    const site = await open('safety');
    await start(site);
    await choose(site, [1, 2, 3, 4, 5]);
    refuse('unavailable');
    await check(site);
    expect(await screen.findByText(/We can’t connect right now/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Middle 3' }).checked).toBe(true);
    const again = await open('safety');
    await start(again, 'Continue the quiz');
    for (const number of [1, 2, 3, 4, 5]) {
      const radio = screen.getByRole<HTMLInputElement>('radio', { name: `Middle ${number}` });
      expect(radio.checked).toBe(true);
    }
    call.mockResolvedValueOnce({ isPassed: true, right: 5, wrong: [] });
    await check(again);
    expect(await screen.findByText('5 of 5 answers are right.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'What was wrong' })).toBeNull();
    await open('safety');
    expect(await screen.findByRole('button', { name: 'Start the quiz' })).toBeTruthy();
  });

  test('answers to an earlier quiz aren’t put into another one', async () => {
    const site = await open('safety');
    await start(site);
    await choose(site, [1]);
    const again = await open('safety');
    call.mockResolvedValueOnce({ ...QUIZ, drawId: 'another-draw' });
    await again.press('Continue the quiz');
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'Middle 1' });
    expect(radio.checked).toBe(false);
  });

  test('a companion whose answers were graded already reads so, and sees where they are', async () => {
    const site = await open('privacy');
    await start(site);
    await choose(site, [1, 2, 3, 4, 5]);
    setWorld({ training: passed(['privacy']) });
    refuse('quiz-answered');
    await check(site);
    expect(await screen.findByText(/These answers were already checked/)).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    screen.getByText(
      'You passed this lesson. It counts until Nov 20, 2027, and you can pass it again from Oct 21, 2027.',
    );
  });

  test('the last lesson brings the badge', async () => {
    const five = LESSON_IDS.slice(0, 5);
    setWorld({ training: passed(five) });
    const site = await open('money');
    await start(site);
    await choose(site, [1, 2, 3, 4, 5]);
    answer({ isPassed: true, right: 5, wrong: [] }, { training: passed(LESSON_IDS) });
    await check(site);
    await screen.findByText('You have the badge “Training certified” until Nov 20, 2027.');
    expect(screen.queryByRole('link', { name: /^Go to/ })).toBeNull();
  });

  test('a companion renews a lesson that expires soon, and at the limit reads when to come back', async () => {
    setWorld({ training: passed(LESSON_IDS, daysAgo(350)) });
    const site = await open('crisis');
    expect(await screen.findByText(/Pass it again now, and it stays\./)).toBeTruthy();
    const sentence = 'You’ve opened and answered many quizzes in the last hour.';
    refuse('rate-limited', { sentence });
    await site.press('Start the quiz');
    expect(await screen.findByText(sentence)).toBeTruthy();
    await start(site);
  });
});

describe('the way to the training', () => {
  test('leads from the profile of a companion without the badge', async () => {
    const site = await visit('/profile', COMPANION);
    await expectLink('Get the badge “Training certified”', TRAINING_PATH);
    const badges = { identity: true, background: true, training: true };
    setWorld({ companions: [{ id: COMPANION.uid, data: companionDocument({ badges }) }] });
    expect(await screen.findByText('Training certified')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Training certified/ })).toBeNull();
    await site.isAt('/profile');
  });

  test('the badge says what it stands for', () => {
    const badge = BADGES.find(({ id }) => id === 'training');
    expect(badge?.checked).toContain(`within the last ${LESSON_VALID_MONTHS} months`);
  });
});
