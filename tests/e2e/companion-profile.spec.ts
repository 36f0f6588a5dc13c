import { addDays, wallClock } from '@hearthkin/domain/time';
import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember, PASSWORD } from '../support/actors';
import { adminDb } from '../support/admin';
import { fullDate } from './forms';
import { signIn } from './people';

const ZONE = 'America/New_York';

test('a visitor picks a free hour of a companion, signs in and lands on the booking page', async ({
  page,
}) => {
  const everyDay = [{ start: '09:00', end: '12:00' }];
  const weeklyAvailability = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, everyDay]),
  );
  const companion = await makeCompanion(
    { weeklyAvailability, ratingAverage: 4.86, ratingCount: 7, sessionsCompleted: 12 },
    { firstName: 'Wilhelmina', lastName: 'Quist' },
  );
  const member = await makeMember();

  await page.goto(`/companion/${companion.uid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Wilhelmina Q.' })).toBeVisible();
  await expect(page.getByText('First session 50% off for new clients')).toBeVisible();
  await page.getByRole('heading', { name: 'When Wilhelmina Q. is free' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next week' }).click();
  const week = page.getByRole('list', { name: 'Week' });
  await expect(week.getByRole('button')).toHaveCount(7);
  await week.getByRole('button').first().click();
  await page.getByRole('link', { name: /10:00\sAM/ }).click();

  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/book/${companion.uid}$`));
  const inAWeek = addDays(wallClock(new Date(), ZONE).date, 7);

  await expect(page.getByRole('radiogroup', { name: fullDate(inAWeek) })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^10:00\sAM$/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
});

test('a member sees a profile disappear as soon as it is unlisted', async ({ page }) => {
  const companion = await makeCompanion();
  await signIn(page, await makeMember());
  await page.goto(`/companion/${companion.uid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Eve M.' })).toBeVisible();
  await adminDb.doc(`users/${companion.uid}`).update({ accountStatus: 'suspended' });
  await expect(page.getByRole('heading', { name: 'We can’t find this companion' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t find this companion' })).toBeVisible();
});

test('a visitor with a mistyped link to a companion sees a notice', async ({ page }) => {
  // The first script writes what stands there into a question.
  for (const id of ['no-one-has-this-id', 'a%22b%24%26']) {
    await page.goto(`/companion/${id}`);
    await expect(page.getByRole('heading', { name: 'We can’t find this companion' })).toBeVisible();
  }
});
