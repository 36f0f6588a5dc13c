import { join } from 'node:path';
import { DAY_MS } from '@hearthkin/domain/durations';
import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { chooseDay, chooseSession, chooseTime, comingWeekday, shortDay } from './forms';
import { payWith, requestAndPay } from './pay';
import { otherBrowser, signIn, signInByForm } from './people';

/** The folder for README pictures; only if set, so that a test run changes no file. */
const PICTURES = process.env.PICTURES_FOLDER;

test('a member books a companion who accepts, and both see it live', async ({ page, browser }) => {
  const companion = await makeCompanion(
    { photo: '/sample-avatars/f-13.svg' },
    {
      firstName: 'Wilhelmina',
      lastName: 'Quist',
      profilePhoto: '/sample-avatars/f-13.svg',
      bio: 'A bench in the park and all the time in the world: I listen well and walk slowly.',
    },
  );
  const member = await makeMember({
    firstName: 'Jonah',
    lastName: 'Reed',
    profilePhoto: '/sample-avatars/m-04.svg',
  });

  await signInByForm(page, member);
  await expect(page).toHaveURL(/\/browse$/);
  await page.getByRole('searchbox').fill('Wilhelmina');
  await page.locator(`a[href^="/book/${companion.uid}"]`).click();

  await page.getByRole('radio', { name: /Coffee & Walk/ }).check();
  const book = page.getByRole('button', { name: 'Continue to payment' });
  await expect(book).toBeDisabled();
  await chooseSession(page);
  await page.getByLabel(/location/i).fill('The corner café by the park');
  const summary = page.getByRole('region', { name: 'Your session' });
  for (const words of [
    'First session',
    /Total\s*€30(?!\d)/,
    'your card is authorized for €30. We charge it once Wilhelmina Q. accepts. If they don’t, you won’t be charged.',
    'Cancel free until',
    'Refunds reach your card in 5–10 days.',
  ]) {
    await expect(summary).toContainText(words);
  }

  const { page: companionPage, context } = await otherBrowser(browser, companion);
  await companionPage.goto('/my-bookings');
  await expect(
    companionPage.getByText('When clients book sessions with you, they’ll appear here.'),
  ).toBeVisible();

  await book.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coffee & Walk');
  await expect(page.getByRole('main')).toContainText('€30.00');
  await payWith(page);
  await expect(page).toHaveURL(/\/my-bookings\/[^/]+$/);
  await expect(page.getByText('Your request has been sent')).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText(
    `€30 authorized on ${shortDay(new Date())}. We charge it once Wilhelmina Q. accepts.`,
  );
  const mine = page.getByRole('article').filter({ hasText: 'Wilhelmina' });
  await expect(mine).toContainText(/pending/i);
  await expect(mine).toContainText(/2:00\s–\s4:00\sPM/);

  // No reload from here on.
  const theirs = companionPage.getByRole('article').filter({ hasText: 'Jonah R.' });
  await expect(theirs).toContainText('Coffee & Walk');
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs).toContainText(/confirmed/i);
  await expect(mine).toContainText(/confirmed/i);
  await expect(payment).toContainText(
    `€30 charged on ${shortDay(new Date())}. We hold it until 48 hours after the session.`,
  );
  if (PICTURES) {
    await page.screenshot({ path: join(PICTURES, 'booked-session.png'), animations: 'disabled' });
  }
  await context.close();

  await page.getByRole('link', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText(/First session[^−]*−€30/);
  await expect(receipt).toContainText(/Charged, [^€]*€30/);
});

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
    planSince: new Date(Date.now() - 60 * DAY_MS),
  });
  const date = comingWeekday();
  await signIn(page, member);
  await page.goto(`/book/${companion.uid}?activity=coffee-walk`);
  await chooseSession(page, { date, length: '1 hour', time: /^10:00\sAM/ });
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
