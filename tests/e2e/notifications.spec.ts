import { expect, type Page, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { mailsTo, subjectsTo } from '../support/mailbox';
import { paidRequest } from './paid-booking';
import { signIn } from './people';

/** The subject of a request's email. */
const REQUEST = 'Jonah R. would like to book';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

const wilma = () => makeCompanion({}, { firstName: 'Wilma', lastName: 'Quist' });
const jonah = () => makeMember({ firstName: 'Jonah', lastName: 'Reed' });

test('a companion is notified of a request at once, and reading it updates every tab', async ({
  page: first,
  context,
}) => {
  const companion = await wilma();
  await signIn(first, companion, { remember: true });
  const second = await context.newPage();
  await first.goto('/');
  await second.goto('/notifications');
  await expect(second.getByText('No notifications yet')).toBeVisible();
  await expect(bell(first)).toHaveAccessibleName('Notifications');

  await paidRequest(await jonah(), companion);

  // Without a reload.
  await expect(bell(first)).toHaveAccessibleName('Notifications, 1 unread');
  const row = second.getByRole('main').getByRole('link', { name: /New session request/ });
  await expect(row).toContainText('Unread: New session request');
  await expect(row).toContainText('Jonah R. would like to book a session with you. Coffee & Walk');
  await bell(first).click();
  const panel = first.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: /New session request/ }).click();
  await expect(first).toHaveURL(/\/my-bookings\/[^/]+$/);
  await expect(bell(first)).toHaveAccessibleName('Notifications');
  await expect(bell(second)).toHaveAccessibleName('Notifications');
  await expect(row).not.toContainText('Unread');

  await second.getByRole('button', { name: 'Delete “New session request”' }).click();
  await expect(second.getByText('No notifications yet')).toBeVisible();
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('a companion unsubscribes by the link in an email, signed out', async ({ page }) => {
  const companion = await wilma();
  await paidRequest(await jonah(), companion);
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
