import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Actor, PASSWORD } from '../support/actors';

/**
 * Fills in the sign-in form as `actor` and waits for the page that follows. A session that is not
 * remembered is one of its tab.
 */
export async function signIn(
  page: Page,
  actor: Pick<Actor, 'email'>,
  { remember = false } = {},
): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(actor.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A browser of its own for another person, signed in. */
export async function otherBrowser(
  browser: Browser,
  actor: Pick<Actor, 'email'>,
  how: { readonly remember?: boolean } = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, actor, how);
  return { context, page };
}
