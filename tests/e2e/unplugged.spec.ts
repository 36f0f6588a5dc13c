import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { testSuite } from '../support/suite';
import { chooseSession } from './forms';
import { storeRequest } from './paid-booking';
import { requestAndPay } from './pay';
import { signIn } from './people';

test('a member whose booking cannot be sent sees why and keeps what they typed', async ({
  page,
}) => {
  const companion = await makeCompanion();
  await signIn(page, await makeMember());
  await page.goto(`/book/${companion.uid}?activity=coffee-walk`);
  await chooseSession(page);
  await page.getByLabel(/requests/i).fill('No dogs, please.');

  // What a browser sees of a functions emulator that is down.
  const functions = `http://127.0.0.1:${testSuite().ports.functions}/**`;
  await page.route(functions, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'can’t connect' })).toBeVisible();
  await expect(page.getByLabel(/requests/i)).toHaveValue('No dogs, please.');

  await page.reload();
  await expect(page.getByLabel(/requests/i)).toHaveValue('No dogs, please.');
  await expect(page.getByRole('radio', { name: /^2:00\sPM$/ })).toBeChecked();

  await page.unroute(functions);
  await requestAndPay(page);
  await expect(page).toHaveURL(/\/my-bookings/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a member who reloads while Firestore is unreachable still sees their bookings', async ({
  page,
}) => {
  const companion = await makeCompanion({}, { firstName: 'Perpetua', lastName: 'Stone' });
  const member = await makeMember();
  await storeRequest(member, companion);
  await signIn(page, member);
  await page.goto('/my-bookings');
  await expect(page.getByRole('article').filter({ hasText: 'Perpetua S.' })).toBeVisible();

  const firestore = `http://127.0.0.1:${testSuite().ports.firestore}/**`;
  await page.route(firestore, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Perpetua S.' })).toBeVisible();
});
