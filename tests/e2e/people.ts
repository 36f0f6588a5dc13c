import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Actor, PASSWORD } from '../support/actors';

/** Fills in the sign-in form as `actor` and waits for the page that follows. */
export async function signIn(page: Page, actor: Pick<Actor, 'email'>): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(actor.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A browser of its own for another person, signed in. */
export async function otherBrowser(
  browser: Browser,
  actor: Pick<Actor, 'email'>,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, actor);
  return { context, page };
}
