import type { Browser, BrowserContext, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { type Actor, PASSWORD } from '../support/actors';
import { testSuite } from '../support/suite';

/** Fills in the sign-in form and waits for the next page. */
export async function signInByForm(page: Page, actor: Pick<Actor, 'email'>): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(actor.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Signs `actor` in for the next page: the session is written to the browser, which is three seconds
 * faster than the form. A session that isn't remembered belongs to the tab.
 */
export async function signIn(
  page: Page,
  actor: Pick<Actor, 'email'>,
  { remember = false } = {},
): Promise<void> {
  const session = { ...(await sessionOf(actor)), remember };
  // A file of the site that isn't a page.
  await page.goto('/favicon.svg');
  await page.evaluate(({ key, value, remember }) => {
    (remember ? localStorage : sessionStorage).setItem(key, value);
  }, session);
}

/** A new session, as the SDK stores it. */
async function sessionOf(actor: Pick<Actor, 'email'>): Promise<{ key: string; value: string }> {
  const apiKey = 'local';
  const app = initializeApp({ apiKey }, actor.email);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const url = `http://127.0.0.1:${testSuite().ports.auth}`;
    connectAuthEmulator(auth, url, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, actor.email, PASSWORD);
    const value = JSON.stringify({ ...user.toJSON(), appName: '[DEFAULT]' });
    return { key: `firebase:authUser:${apiKey}:[DEFAULT]`, value };
  } finally {
    await deleteApp(app);
  }
}

/** A browser context for another person, signed in. */
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
