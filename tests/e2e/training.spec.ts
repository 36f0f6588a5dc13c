import {
  LESSON_IDS,
  LESSON_TITLES,
  type LessonId,
  QUIZ_OPTIONS,
  QUIZ_QUESTIONS,
} from '@hearthkin/domain/companion/training-lessons';
import { expect, type Page, test } from '@playwright/test';
import { makeCompanion } from '../support/actors';
import { adminDb } from '../support/admin';
import { signIn } from './people';
import { expectUsable } from './usable';

test.use({ viewport: { width: 390, height: 844 } });

/** Where the right option of each question stands, which only the server knows. */
async function rightPlaces(uid: string, lesson: LessonId): Promise<number[]> {
  const draw = await adminDb.doc(`trainings/${uid}/draws/${lesson}`).get();
  const questions: { order: number[] }[] = draw.get('questions');
  return questions.map(({ order }) => order.indexOf(0));
}

async function choose(page: Page, places: readonly number[]): Promise<void> {
  const groups = page.getByRole('radiogroup');
  await expect(groups).toHaveCount(places.length);
  for (const [index, place] of places.entries()) {
    await groups.nth(index).getByRole('radio').nth(place).check();
  }
}

test('a companion reads the lessons, passes their quizzes, and has the badge', async ({ page }) => {
  test.slow();
  const companion = await makeCompanion();
  const { uid } = companion;
  await signIn(page, companion);
  await page.goto('/earner-training');
  await page.getByRole('link', { name: 'Listening' }).click();
  for (const [index, lesson] of LESSON_IDS.entries()) {
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    await expect(page.getByRole('radiogroup')).toHaveCount(QUIZ_QUESTIONS);
    const places = await rightPlaces(uid, lesson);
    // One of them wrong.
    const chosen = places.map((place, at) => (at === 2 ? (place + 1) % QUIZ_OPTIONS : place));
    await choose(page, chosen);
    if (index === 0) {
      await expectUsable(page);
      await page.reload();
      await page.getByRole('button', { name: 'Continue the quiz' }).click();
      for (const [at, place] of chosen.entries()) {
        await expect(
          page.getByRole('radiogroup').nth(at).getByRole('radio').nth(place),
        ).toBeChecked();
      }
    }
    await page.getByRole('button', { name: 'Check my answers' }).click();
    await expect(page.getByRole('heading', { name: 'You passed' })).toBeFocused();
    await expect(page.getByRole('list', { name: 'What was wrong' })).toContainText(/^3\. /);
    if (index === 0) await expectUsable(page);
    const next = LESSON_IDS[index + 1];
    if (next === undefined) continue;
    await page.getByRole('link', { name: `Go to ${LESSON_TITLES[next]}` }).click();
  }
  await expect(page.getByText(/You have the badge “Training certified” until/)).toBeVisible();
  await page.goto(`/companion/${uid}`);
  await expect(page.getByText('Training certified').first()).toBeVisible();
  await expect(page.getByText(/^Passed our six lessons/)).toBeVisible();
});
