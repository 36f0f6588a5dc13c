import { REVIEW_EDIT_MS } from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/durations';
import { wallClock } from '@hearthkin/domain/time';
import { expect, type Page, test } from '@playwright/test';
import { newYork, ZONE } from '../functions/booking-requests';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { tick } from '../support/suite';
import { moveSession, paidRequest } from './paid-booking';
import { signIn } from './people';
import { expectUsable } from './usable';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Mark complete/ }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /complete/i }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Completed').first()).toBeVisible();
}

test('a companion answers, holds, is paid for and is reviewed for a session, on a phone', async ({
  page,
}) => {
  const companion = await makeCompanion({}, { firstName: 'Wilhelmina', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const startsAt = newYork(1, '14:00');
  const bookingId = await paidRequest(member, companion, {
    startsAt,
    minutes: 60,
    location: 'The corner café by the park',
    notes: 'Somewhere without stairs, please.',
    mood: 'sad',
  });

  await signIn(page, companion);
  await page.goto('/earner-dashboard');
  await expect(page.getByText('One request needs your reply.')).toBeVisible();
  await page.goto(`/my-bookings/calendar?week=${wallClock(startsAt, ZONE).date}`);
  const asked = page.getByRole('article', { name: /^Request: Coffee & Walk, Jonah R\./ });
  await expect(asked).toContainText('€12');
  await expectUsable(page);
  await asked.getByRole('button', { name: /^Accept/ }).tap();
  const session = page.getByRole('article', { name: /^Session: Coffee & Walk, Jonah R\./ });
  await session.getByRole('link', { name: 'Coffee & Walk' }).tap();

  // Where they meet, who it is, and what the member chose to share.
  await expect(page).toHaveURL(`/my-bookings/${bookingId}`);
  for (const words of [
    'The corner café by the park',
    'Somewhere without stairs, please.',
    /feeling sad/i,
    /€12/,
  ]) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await moveSession(bookingId, new Date(Date.now() - 2 * HOUR_MS));
  await complete(page);

  await page.goto('/earnings');
  const sums = page.getByRole('main');
  await expect(sums).toContainText('€12');
  const payout = adminDb.doc(`payments/${bookingId}/payouts/companion`);
  await payout.update({ dueAt: new Date(Date.now() - DAY_MS) });
  await tick('releasePayouts');
  await expect(page.getByRole('article', { name: /Jonah/ })).toContainText('Paid');
  await expectUsable(page);

  const createdAt = new Date(Date.now() - 2 * REVIEW_EDIT_MS);
  const path = `users/${member.uid}/sessionReviews/${bookingId}`;
  await adminDb.doc(path).set({
    companionId: companion.uid,
    authorName: 'Jonah R.',
    rating: 5,
    comment: 'We walked along the river, and I slept well.',
    createdAt,
    reviewId: null,
    removedAt: null,
  });
  // One run works at a time, so that of another test may be at it just now.
  await expect(async () => {
    await tick('publishReviews');
    expect((await adminDb.doc(path).get()).get('reviewId')).not.toBeNull();
  }).toPass();
  await page.goto('/notifications');
  await page.getByText('A member gave you 5 stars.').tap();
  const review = page.getByRole('article', { name: 'Review by Jonah R.' });
  await expect(review).toContainText('We walked along the river, and I slept well.');
  await page.getByRole('button', { name: /^Answer/ }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Thank you, Jonah. So did I.');
  await dialog.getByRole('button', { name: /answer|save|publish/i }).tap();
  await expect(review).toContainText('Thank you, Jonah. So did I.');
  await expectUsable(page);
  const { docs } = await adminDb.collection(`companions/${companion.uid}/reviews`).get();
  expect(docs.map((one) => one.get('reply'))).toEqual(['Thank you, Jonah. So did I.']);
});
