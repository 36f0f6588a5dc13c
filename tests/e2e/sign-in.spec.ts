import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { storeRequest } from './paid-booking';
import { signInByForm } from './people';

test('a member who signs in after another sees none of their data', async ({ page }) => {
  const companion = await makeCompanion({}, { firstName: 'Ottilie', lastName: 'Brand' });
  const first = await makeMember({ firstName: 'Frida', lastName: 'First' });
  const second = await makeMember({ firstName: 'Sven', lastName: 'Second' });
  await storeRequest(first, companion);

  await signInByForm(page, first);
  await page.goto('/my-bookings');
  await expect(page.getByRole('article').filter({ hasText: 'Ottilie B.' })).toBeVisible();
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await signInByForm(page, second);
  await page.goto('/my-bookings');
  await expect(
    page.getByText('Start by browsing companions and booking your first session!'),
  ).toBeVisible();
  await expect(page.getByText('Ottilie')).toHaveCount(0);
  await page.getByRole('button', { name: /account/i }).click();
  await expect(page.getByText('Sven Second')).toBeVisible();
  await expect(page.getByText('Frida')).toHaveCount(0);
});
