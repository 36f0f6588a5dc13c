import { SAMPLE_EMAILS, SAMPLE_PASSWORD } from '@hearthkin/emulators/seed/sign-ins';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enterCode } from '../support/enter-code';

declare global {
  interface Window {
    __hearthkinReads?: Record<string, number>;
    /** The counter's value at the last check. */
    __benchReads?: string;
  }
}

export async function signIn(
  page: Page,
  siteUrl: string,
  email: string,
  password: string = SAMPLE_PASSWORD,
): Promise<void> {
  await page.goto(`${siteUrl}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  // Only a remembered session can be copied to a new context.
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  if (email === SAMPLE_EMAILS.admin) await enterCode(page);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Waits until no visible part of the page is loading. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // Some reads follow others: wait until there are no more for a while.
  await page.waitForFunction(
    () => {
      const reads = JSON.stringify(window.__hearthkinReads ?? {});
      const isSteady = window.__benchReads === reads;
      window.__benchReads = reads;
      return isSteady;
    },
    undefined,
    { polling: 1_500 },
  );
}

export type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A session without caches, so that every page is a first visit. */
export async function sessionOnly(
  browser: Browser,
  siteUrl: string,
  email: string = SAMPLE_EMAILS.member,
  password?: string,
): Promise<SessionState> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), siteUrl, email, password);
  const state = await stateOf(context);
  await context.close();
  return withoutViews(state);
}

/** The session of a context, and what else a page reads before it asks for anything. */
export async function stateOf(context: BrowserContext): Promise<SessionState> {
  const { origins } = await context.storageState({ indexedDB: true });
  const isSession = ({ name }: { name: string }) => name === 'firebaseLocalStorageDb';
  return {
    cookies: [],
    // Playwright's type lacks the databases.
    origins: origins.map((origin) => ({
      ...origin,
      ...('indexedDB' in origin && Array.isArray(origin.indexedDB)
        ? { indexedDB: origin.indexedDB.filter(isSession) }
        : {}),
    })),
  };
}

/** The same, without what pages showed last. */
export function withoutViews({ cookies, origins }: SessionState): SessionState {
  const isView = ({ name }: { name: string }) => name.startsWith('hearthkin.view:');
  return {
    cookies,
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter((item) => !isView(item)),
    })),
  };
}
