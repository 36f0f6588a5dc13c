import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { read } from '../support/admin';
import { chooseSession } from './forms';
import { otherBrowser, signIn } from './people';

test('a pilot books without a payment, and every amount says so', async ({ page, browser }) => {
  const companion = await makeCompanion({}, { firstName: 'Wilhelmina', lastName: 'Quist' });
  await signIn(page, await makeMember({ firstName: 'Jonah', lastName: 'Reed' }));
  await page.goto(`/book/${companion.uid}?activity=coffee-walk`);
  await chooseSession(page);
  const summary = page.getByRole('region', { name: 'Your session' });
  await expect(summary).toContainText(/Total\s*€30(?!\d)/);
  await expect(summary).toContainText('Payments aren’t live yet. You won’t be charged.');
  await page.getByRole('button', { name: 'Request session' }).click();
  await expect(page.getByText('Your request has been sent')).toBeVisible();
  const note = '€30 is only written down. Payments aren’t live yet. You won’t be charged.';
  await expect(page.getByRole('region', { name: 'Payment' })).toHaveText(`Payment${note}`);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto('/earnings');
  await expect(theirs.page.getByRole('main')).toContainText(
    'Payments aren’t live yet. No money is paid out.',
  );
  await expect(theirs.page.getByRole('region', { name: 'Payout account' })).toHaveCount(0);
  await theirs.page.goto(`/my-bookings/${bookingId}`);
  await theirs.page.getByRole('button', { name: /^Accept/ }).click();
  await expect(theirs.page.getByRole('article').first()).toContainText(/confirmed/i);
  await expect(theirs.page.getByRole('region', { name: 'Payment' })).toContainText(
    '€24 is only written down. Payments aren’t live yet. No money is paid out.',
  );
  await theirs.context.close();

  await expect(page.getByRole('article').first()).toContainText(/confirmed/i);
  await page.goto(`/my-bookings/${bookingId}/receipt`);
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText(/Written down, [^€]*€30/);
  await expect(receipt).toContainText('Payments aren’t live yet. You won’t be charged.');
  expect(await read(`payments/${bookingId}`)).toMatchObject({ provider: null, status: 'held' });
  expect(await read(`charges/${bookingId}`)).toBeUndefined();
  expect(await read(`checkouts/${bookingId}`)).toBeUndefined();
});
