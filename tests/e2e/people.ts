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

/** Fills in the sign-in form as `actor` and waits for the page that follows. */
export async function signInByForm(page: Page, actor: Pick<Actor, 'email'>): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(actor.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Signs `actor` in for whatever page is opened next: the session lies in the browser as after a
 * reload, which is three seconds faster than the form. One that is not remembered is of its tab.
 */
export async function signIn(
  page: Page,
  actor: Pick<Actor, 'email'>,
  { remember = false } = {},
): Promise<void> {
  const session = { ...(await sessionOf(actor)), remember };
  // Something of the site that is no page of it.
  await page.goto('/favicon.svg');
  await page.evaluate(({ key, value, remember }) => {
    (remember ? localStorage : sessionStorage).setItem(key, value);
  }, session);
}

/** A new session as the browser's SDK keeps it. */
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

/** A browser of its own for another person, signed in for what it opens next. */
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
