import { HOUR_MS } from '@hearthkin/domain/durations';
import { expect, type Page, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { chooseDay, chooseSession, chooseTime, comingWeekday } from './forms';
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
