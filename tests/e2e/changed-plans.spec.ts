import { HOUR_MS } from '@hearthkin/domain/durations';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { expect, type Page, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { paymentsAtProvider } from '../support/test-payments';
import { chooseDay, chooseSession, chooseTime, comingWeekday } from './forms';
import { paidRequest } from './paid-booking';
import { requestAndPay } from './pay';
import { otherBrowser, signIn } from './people';

async function book(page: Page, companionId: string, date: string, time: RegExp): Promise<void> {
  await page.goto(`/book/${companionId}?activity=coffee-walk`);
  await chooseSession(page, { date, length: '1 hour', time });
}

test('a member with a plan books in Happy Hour and accepts a new time', async ({
  page,
  browser,
}) => {
  test.slow();
  const companion = await makeCompanion({}, { firstName: 'Wilhelmina', lastName: 'Quist' });
  const member = await makeMember({
    firstName: 'Jonah',
    lastName: 'Reed',
    plan: 'standard',
    planSince: new Date(Date.now() - 60 * 24 * HOUR_MS),
  });
  const date = comingWeekday();
  await signIn(page, member);
  await book(page, companion.uid, date, /^10:00\sAM/);
  // One hour at 30, less 10, 20 and 50 percent.
  const summary = page.getByRole('region', { name: 'Your session' });
  await expect(summary).toContainText('Happy Hour');
  await expect(summary).toContainText('First session');
  await expect(summary).toContainText('Emotional Care');
  await expect(summary).toContainText(/Total\s*€6(?!\d)/);
  await requestAndPay(page);
  await expect(page.getByText('Your request has been sent')).toBeVisible();
  await expect(page).toHaveURL(/\/my-bookings\/[^/]+$/);

  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto('/my-bookings');
  await theirs.page.getByRole('button', { name: /^Suggest a new time/ }).click();
  const dialog = theirs.page.getByRole('dialog');
  await chooseDay(theirs.page, date);
  await chooseTime(theirs.page, /^2:00\sPM/);
  await dialog.getByRole('button', { name: 'Suggest time' }).click();
  await expect(dialog).toHaveCount(0);

  // Without a reload.
  const proposal = page.getByRole('region', { name: 'New time suggested' });
  await expect(proposal).toContainText('Wilhelmina Q. suggested a new time');
  await expect(proposal).toContainText('The price stays €6');
  await proposal.getByRole('button', { name: 'Accept new time' }).click();
  const mine = page.getByRole('article').filter({ hasText: 'Wilhelmina' });
  await expect(mine).toContainText(/confirmed/i);
  await expect(mine).toContainText(/2:00\s–\s3:00\sPM/);
  await expect(theirs.page.getByRole('article').filter({ hasText: 'Jonah R.' })).toContainText(
    /2:00\s–\s3:00\sPM/,
  );

  await theirs.page.goto('/earner-dashboard');
  const upcoming = theirs.page.getByRole('region', { name: 'Upcoming Bookings' });
  await expect(upcoming).toContainText('Jonah R.');
  await theirs.context.close();
});

test('a member whose request is declined sees why and pays nothing', async ({ page, browser }) => {
  const companion = await makeCompanion({}, { firstName: 'Wilhelmina', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const bookingId = await paidRequest(member, companion);
  await signIn(page, member);
  await page.goto(`/my-bookings/${bookingId}`);

  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto('/my-bookings');
  await theirs.page.getByRole('button', { name: /^Decline/ }).click();
  const dialog = theirs.page.getByRole('dialog');
  await expect(dialog).toContainText(
    'The member isn’t charged. We release the authorization of €30.',
  );
  await dialog.getByRole('textbox').fill('My sister needs me that day.');
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(page.getByRole('article')).toContainText('My sister needs me that day.');
  await expect(page.getByRole('article')).toContainText(/canceled|declined/i);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
    'Nothing was charged. We’ve released the authorization of €30.',
  );
  await expect
    .poll(() => paymentsAtProvider(bookingId))
    .toEqual([{ status: 'canceled', amount: 3_000, refunded: 0 }]);
  await theirs.context.close();
});

test('a member is asked to review a completed session, and both sides’ numbers update', async ({
  page,
  browser,
}) => {
  test.slow();
  const companion = await makeCompanion({}, { firstName: 'Wilhelmina', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const startsAt = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 3 * HOUR_MS);
  const id = newId('booking');
  const sides = { spenderId: member.uid, earnerId: companion.uid };
  // At the price of an afternoon, whether or not this hour is a Happy Hour.
  const { price } = bookingDocument(sides);
  const dueAt = new Date(startsAt.getTime() + 26 * HOUR_MS);
  const booking = bookingDocument(sides, { startsAt, price, status: 'confirmed', dueAt });
  const batch = adminDb.batch();
  batch.set(adminDb.doc(`bookings/${id}`), booking);
  batch.set(adminDb.doc(`payments/${id}`), holdPayment(booking, booking.createdAt));
  await batch.commit();
  // Without the companion's name there is no one to review.
  const card = adminDb.doc(`profiles/${companion.uid}`);
  await expect.poll(async () => (await card.get()).exists).toBe(true);

  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto('/earner-dashboard');
  const total = theirs.page.getByText('Total Earnings').locator('..');
  await expect(total).toContainText('€0');

  await signIn(page, member);
  await page.goto(`/my-bookings/${id}`);
  await page.getByRole('button', { name: /^Mark complete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByRole('button', { name: /review/i })).toBeVisible();

  await expect(total).toContainText('€48');
  await theirs.page.goto('/earnings');
  await expect(theirs.page.getByText('€48').first()).toBeVisible();
  await theirs.context.close();

  await page.goto('/analytics');
  await expect(page.getByText('Spent in all').locator('..')).toContainText('€60');
  await expect(page.getByText('Spent in all').locator('..')).toContainText('1 session, 2 h');
});
