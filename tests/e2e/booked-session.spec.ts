import { join } from 'node:path';
import { addDays, wallClock } from '@hearthkin/domain/time';
import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { chooseDay, chooseLength, chooseTime } from './forms';
import { otherBrowser, signInByForm } from './people';

const ZONE = 'America/New_York';

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
  const tomorrow = addDays(wallClock(new Date(), ZONE).date, 1);
  const book = page.getByRole('button', { name: 'Request session' });
  await expect(book).toBeDisabled();
  await chooseDay(page, tomorrow);
  await chooseLength(page, '2 hours');
  await chooseTime(page, /^2:00\sPM/);
  await page.getByLabel(/location/i).fill('The corner café by the park');
  await expect(page.getByText('First session', { exact: false }).first()).toBeVisible();

  const { page: companionPage, context } = await otherBrowser(browser, companion);
  await companionPage.goto('/my-bookings');
  await expect(
    companionPage.getByText('When clients book sessions with you, they’ll appear here.'),
  ).toBeVisible();

  await book.click();
  await expect(page).toHaveURL(/\/my-bookings/);
  const mine = page.getByRole('article').filter({ hasText: 'Wilhelmina' });
  await expect(mine).toContainText(/pending/i);
  await expect(mine).toContainText(/2:00\s–\s4:00\sPM/);

  // No reload from here on.
  const theirs = companionPage.getByRole('article').filter({ hasText: 'Jonah R.' });
  await expect(theirs).toContainText('Coffee & Walk');
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs).toContainText(/confirmed/i);
  await expect(mine).toContainText(/confirmed/i);
  if (PICTURES) {
    await page.screenshot({ path: join(PICTURES, 'booked-session.png'), animations: 'disabled' });
  }
  await context.close();
});
