import { REVIEW_EDIT_MS } from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/durations';
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
  // The first browser's listener may have been passed over by the emulator, and its files with it.
  const { page: again, context: laterContext } = await otherBrowser(browser, author);
  await again.goto(`/companion/${companion.uid}?tab=reviews`);
  const own = again.getByRole('article', { name: 'Your review' });
  await expect(own).toContainText('We walked along the river, and I slept well.');

  await again.getByRole('button', { name: /edit/i }).click();
  const edited = again.getByRole('dialog');
  await edited.getByRole('radio', { name: /5 stars/i }).focus();
  await again.keyboard.press('Space');
  await edited.getByRole('button', { name: /send|publish|save/i }).click();
  await expect(edited).toHaveCount(0);
  await expect(own.getByRole('img', { name: '5 stars' })).toBeVisible();
  await tick('publishReviews');
  await expect(card).toContainText('New');

  const path = `users/${author.uid}/sessionReviews/${bookingId}`;
  await adminDb.doc(path).update({ createdAt: new Date(Date.now() - 2 * REVIEW_EDIT_MS) });
  await publishReview(path);
  await expect(async () => {
    // A list is checked every five minutes.
    await reader.clock.fastForward('05:00');
    await expect(card).toContainText('5.0(1 review)', { timeout: 15_000 });
  }).toPass();
  await expect(own).toBeVisible();
  await expect(again.getByRole('article')).toHaveCount(1);
  await laterContext.close();

  await reader.goto(`/companion/${companion.uid}?tab=reviews`);
  const published = reader.getByRole('article', { name: 'Review by Jonah R.' });
  await expect(published).toContainText('We walked along the river, and I slept well.');
  await context.close();
});

test('a companion answers about a member in private and changes it, and another reads the counts', async ({
  page,
  browser,
}) => {
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const [first, asked] = [await makeCompanion(), await makeCompanion()];
  const startsAt = new Date(Date.now() - 3 * HOUR_MS);
  const endsAt = new Date(Date.now() - HOUR_MS);
  const bookingId = newId('b');
  const sides = { spenderId: member.uid, earnerId: first.uid };
  const over = { status: 'completed', dueAt: null, startsAt, endsAt } as const;
  await adminDb.doc(`bookings/${bookingId}`).set(bookingDocument(sides, over));

  await signIn(page, first);
  await page.goto(`/my-bookings/${bookingId}`);
  await page.getByRole('button', { name: 'Rate Jonah R. in private' }).click();
  const dialog = page.getByRole('dialog');
  const say = (question: string, answer: string) =>
    dialog.getByRole('radiogroup', { name: question }).getByLabel(answer).check();
  await say('Did they come?', 'Yes');
  await say('Were they kind?', 'Yes');
  await say('Would you meet them again?', 'No');
  await dialog.getByRole('button', { name: 'Send answers' }).click();
  await expect(dialog).toHaveCount(0);
  // The first browser's listener may have been passed over by the emulator, and its files with it.
  const { page: again, context: laterContext } = await otherBrowser(browser, first);
  await again.goto(`/my-bookings/${bookingId}`);
  const card = again.getByRole('article').filter({ hasText: 'Your private answers' });
  await expect(card).toContainText('Came · Kind · Wouldn’t meet again');
  await again.getByRole('button', { name: /^Edit your answers/ }).click();
  const edited = again.getByRole('dialog');
  await edited
    .getByRole('radiogroup', { name: 'Would you meet them again?' })
    .getByLabel('Yes')
    .check();
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Came · Kind · Would meet again');
  await laterContext.close();

  const openId = newId('b');
  const request = { spenderId: member.uid, earnerId: asked.uid };
  const soon = { createdAt: new Date(), startsAt: new Date(Date.now() + 5 * DAY_MS) };
  await adminDb.doc(`bookings/${openId}`).set(bookingDocument(request, soon));
  const counts = { sessions: 5, came: 5, kind: 5, again: 4 };
  await adminDb.doc(`bookings/${openId}/forCompanion/memberRatings`).set(counts);
  const { page: other, context } = await otherBrowser(browser, asked);
  await other.goto(`/my-bookings/${openId}`);
  const words = '5 answers from other companions: came 5, kind 5, would meet again 4';
  await expect(other.getByText(words)).toBeVisible();
  await context.close();
});
