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

test('a link on a page with a token does not leak the token', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['referrer-policy'];
  expect(await policy('/reset-password?token=secret')).toBe('no-referrer');
  expect(await policy('/confirm-email?token=secret')).toBe('no-referrer');
  expect(await policy('/')).toBe('strict-origin-when-cross-origin');
});

test('a member sees why no email could be sent, keeps the typed address and retries', async ({
  page,
}) => {
  const { email } = await makeMember();
  await failSenders(email, { smtp: 451, primary: 429, fallback: 0 });
  await askForLink(page, email);
  await expect(page.getByRole('alert')).toHaveText(
    'Email service is currently unavailable. Please try again later.',
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await failSenders(email, { smtp: null, primary: null, fallback: null });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('a member who resets their password is signed out elsewhere', async ({ page, browser }) => {
  const { email } = await makeMember();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await trySignIn(elsewhere, email, PASSWORD);
  await expect(elsewhere).toHaveURL(/\/browse$/);

  await askForLink(page, email);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(mailboxUrl());
  await page.getByRole('article').filter({ hasText: email }).getByRole('link').click();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await elsewhere.goto('/my-bookings');
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});
