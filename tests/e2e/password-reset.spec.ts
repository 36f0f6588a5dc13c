import { expect, type Page, test } from '@playwright/test';
import { makeMember, PASSWORD } from '../support/actors';
import { failSenders, mailboxUrl } from '../support/mailbox';

const NEW_PASSWORD = 'Bright-Morning-9';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
}

async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a member resets their password by email while two of three senders are down', {
  tag: '@journey',
}, async ({ page }) => {
  // Four functions are called for the first time.
  test.slow();
  const { email } = await makeMember();
  await failSenders(email, { smtp: 0, primary: 451 });
  await askForLink(page, email.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open email app' }).click();
  const mailbox = await opened;
  expect(mailbox.url()).toBe(`${mailboxUrl()}/`);
  const mail = mailbox.getByRole('article').filter({ hasText: email });
  await expect(mail).toContainText('by the fallback sender');
  await expect(mail).toContainText('24 hours');
  const link = await mail.getByRole('link').getAttribute('href');
  await mail.getByRole('link').click();

  // From here on in the window that the link opened.
  const reset = mailbox;
  const first = reset.getByRole('textbox', { name: 'New password', exact: true });
  await expect(first).toBeVisible();
  expect(new URL(reset.url()).search).toBe('');
  expect(await reset.evaluate(() => JSON.stringify(history.state))).not.toContain('token');
  await reset.reload();
  await first.fill('Bright');
  await expect(reset.getByText('One number: not met yet')).toBeVisible();
  await first.fill(NEW_PASSWORD);
  await expect(reset.getByText('One number: met')).toBeVisible();
  await reset.getByRole('textbox', { name: 'Confirm new password' }).fill(NEW_PASSWORD);
  await reset.getByRole('button', { name: 'Reset password' }).click();
  await expect(reset.getByRole('heading', { name: 'Password changed' })).toBeFocused();
  await expect(reset).toHaveURL(/\/login$/);

  await trySignIn(reset, email, PASSWORD);
  await expect(reset.getByRole('alert')).toBeVisible();
  await trySignIn(reset, email, NEW_PASSWORD);
  await expect(reset).toHaveURL(/\/browse$/);

  await reset.goto(link ?? '');
  await expect(
    reset.getByText(
      'This password reset link is invalid or has expired. Please request a new one.',
    ),
  ).toBeVisible();
  await reset.getByRole('link', { name: 'Request new reset link' }).click();
  await expect(reset).toHaveURL(/\/forgot-password$/);
});
