import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { mailsTo, subjectsTo } from '../support/mailbox';
import { paidRequest } from './paid-booking';
import { signIn } from './people';

/** The subject of a request's email. */
const REQUEST = 'Jonah R. would like to book';

test('a companion unsubscribes by the link in an email, signed out', async ({ page }) => {
  const companion = await makeCompanion();
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  await paidRequest(member, companion);
  await expect.poll(() => subjectsTo(companion.email)).toContain(REQUEST);
  const mails = await mailsTo(companion.email);
  const link = mails.find(({ subject }) => subject.startsWith(REQUEST));
  const address = new URL(link?.unsubscribeLink ?? '');

  // The suite may serve the site under another host than the link has.
  await page.goto(address.pathname + address.search);
  await expect(page.getByText('You won’t get emails about your bookings anymore.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await signIn(page, companion);
  await page.goto('/notifications/settings');
  const bookings = page.getByRole('group', { name: 'Bookings' });
  await expect(bookings.getByRole('switch', { name: 'By email' })).not.toBeChecked();
  await expect(bookings.getByRole('switch', { name: 'In the app' })).toBeChecked();
});
