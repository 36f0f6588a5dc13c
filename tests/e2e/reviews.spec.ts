import { REVIEW_EDIT_MS } from '@hearthkin/domain/companion/review';
import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { tick } from '../support/suite';
import { otherBrowser, signIn } from './people';
import { publishReview } from './publish-review';

test('a member’s review appears after its week, and changes the average on an open browse page', async ({
  page,
  browser,
}) => {
  const firstName = `Q${newId('').replace(/\W/g, '').slice(0, 9)}`;
  const companion = await makeCompanion({}, { firstName });
  const author = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const sides = { spenderId: author.uid, earnerId: companion.uid };
  const bookingId = newId('b');
  await adminDb
    .doc(`bookings/${bookingId}`)
    .set(bookingDocument(sides, { status: 'completed', dueAt: null }));

  const { page: reader, context } = await otherBrowser(browser, await makeMember());
  await reader.clock.install();
  await reader.goto(`/browse?q=${firstName}`);
  const card = reader.getByRole('listitem').filter({ hasText: firstName });
  await expect(card).toContainText('New');

  await signIn(page, author);
  await page.goto(`/companion/${companion.uid}?tab=reviews`);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog');
  // The radio buttons are hidden under the stars, so use the keyboard.
  await dialog.getByRole('radio', { name: /4 stars/i }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox').fill('We walked along the river, and I slept well.');
  await dialog.getByRole('button', { name: /send|publish|save/i }).click();
  await expect(dialog).toHaveCount(0);
  const own = page.getByRole('article', { name: 'Your review' });
  await expect(own).toContainText('We walked along the river, and I slept well.');

  await page.getByRole('button', { name: /edit/i }).click();
  await dialog.getByRole('radio', { name: /5 stars/i }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: /send|publish|save/i }).click();
  await expect(dialog).toHaveCount(0);
  await expect(own.getByRole('img', { name: '5 stars' })).toBeVisible();
  await tick('publishReviews');
  await expect(card).toContainText('New');

  const path = `users/${author.uid}/sessionReviews/${bookingId}`;
  await adminDb.doc(path).update({ createdAt: new Date(Date.now() - 2 * REVIEW_EDIT_MS) });
  await publishReview(path);
  await expect(async () => {
    // A list is checked every five minutes.
    await reader.clock.fastForward('05:00');
    await expect(card).toContainText('5.0(1 review)', { timeout: 2_000 });
  }).toPass();
  await expect(own).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await reader.goto(`/companion/${companion.uid}?tab=reviews`);
  const published = reader.getByRole('article', { name: 'Review by Jonah R.' });
  await expect(published).toContainText('We walked along the river, and I slept well.');
  await context.close();
});
