import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { chooseSession } from './forms';
import { requestAndPay } from './pay';
import { otherBrowser, signInByForm } from './people';

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
  await chooseSession(page);
  await page.getByLabel(/location/i).fill('The corner café by the park');
  const { page: companionPage, context } = await otherBrowser(browser, companion);
  await companionPage.goto('/my-bookings');
  await requestAndPay(page);
  await expect(page).toHaveURL(/\/my-bookings\/[^/]+$/);
  await expect(page.getByText('Your request has been sent')).toBeVisible();
  const mine = page.getByRole('article').filter({ hasText: 'Wilhelmina' });
  await expect(mine).toContainText(/pending/i);

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
