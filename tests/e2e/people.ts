import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  type Actor,
  allowSessionsOf,
  newTokens,
  PASSWORD,
  type Staff,
  signedInEarlier,
} from '../support/actors';
import { enterCode } from '../support/enter-code';

/** Someone with an account; for staff with the phone of their second step. */
type Person = Pick<Actor, 'uid' | 'email'> & Partial<Pick<Staff, 'phone'>>;

interface SignInOptions {
  /** Keeps the session after the tab is closed. */
  readonly remember?: boolean;
  /** How long ago the person seems to have signed in. */
  readonly agoMs?: number;
  /** Leaves the bell of danger to the test. */
  readonly hearsDanger?: boolean;
}

/** Hides the bell that rings on every page of staff when another test raises an alarm, with its alert and buttons. */
async function hideDanger(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[aria-label="Someone may be in danger"] { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Fills in the sign-in form and waits for the next page. */
export async function signInByForm(
  page: Page,
  actor: Pick<Person, 'email' | 'phone'>,
): Promise<void> {
  if (actor.phone !== undefined) await hideDanger(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(actor.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  if (actor.phone !== undefined) await enterCode(page);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Signs `actor` in for the next page: the session is written to the browser, which is three seconds
 * faster than the form. A session that isn't remembered belongs to the tab.
 */
export async function signIn(
  page: Page,
  actor: Person,
  { remember = false, agoMs = 0, hearsDanger = false }: SignInOptions = {},
): Promise<void> {
  if (actor.phone !== undefined && !hearsDanger) await hideDanger(page);
  const session = { ...(await sessionOf(actor, agoMs)), remember };
  // A file of the site that isn't a page.
  await page.goto('/favicon.svg');
  await page.evaluate(({ key, value, remember }) => {
    (remember ? localStorage : sessionStorage).setItem(key, value);
  }, session);
}

/** Fills in the form, whatever comes of it. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A new session, as the SDK stores it. It looks the rest up. */
async function sessionOf(actor: Person, agoMs: number): Promise<{ key: string; value: string }> {
  const { uid, email } = actor;
  const tokens = await newTokens(actor);
  if (agoMs > 0) await allowSessionsOf(actor, agoMs);
  const { idToken: accessToken } = signedInEarlier({ uid, email, ...tokens }, agoMs);
  const { refreshToken } = tokens;
  const [apiKey, appName] = ['local', '[DEFAULT]'];
  const stsTokenManager = { refreshToken, accessToken, expirationTime: Date.now() + 3_600_000 };
  const user = { uid, email, emailVerified: false, isAnonymous: false, stsTokenManager };
  const value = JSON.stringify({ ...user, apiKey, appName });
  return { key: `firebase:authUser:${apiKey}:${appName}`, value };
}

/** A browser context for another person, signed in. */
export async function otherBrowser(
  browser: Browser,
  actor: Person,
  how: SignInOptions = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, actor, how);
  return { context, page };
}
