import { gzipSync } from 'node:zlib';
import { SAMPLE_EMAILS, SAMPLE_PASSWORD } from '@hearthkin/emulators/seed/sign-ins';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from '../../support/browser-flags';
import { enterCode } from '../../support/enter-code';
import { kilobytes, type Row } from './measure';

declare global {
  interface Window {
    __hearthkinReads?: Record<string, number>;
    /** The counter's value at the last check. */
    __benchReads?: string;
  }
}

const PUBLIC = ['/', '/how-it-works', '/login', '/need-support?mood=anxious'] as const;
const SIGNED_IN = [
  '/browse',
  '/need-support?mood=anxious',
  '/companion/companion-01',
  '/favorites',
  '/book/companion-01',
  '/my-bookings',
  '/profile',
  // The room’s code; it says that the session isn’t there.
  '/sessions/none',
] as const;

/** Runs `use` with a new browser. */
export async function withBrowser<Result>(
  executablePath: string,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
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

/** Compressed script bytes of a first visit to `route`. */
async function shippedScript(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url);
  await settled(page);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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

interface Visit {
  readonly route: string;
  readonly reads: number;
  readonly script: number;
}

/** A first visit to a route, on a desktop screen by default. */
export async function visit(
  browser: Browser,
  siteUrl: string,
  route: string,
  state: SessionState | undefined,
  viewport?: { readonly width: number; readonly height: number },
): Promise<Visit> {
  const context = await browser.newContext({
    ...(state && { storageState: state }),
    ...(viewport && { viewport }),
  });
  const page = await context.newPage();
  const script = await shippedScript(page, siteUrl + route);
  const byScreen = await page.evaluate(() => window.__hearthkinReads ?? {});
  await context.close();
  return { route, reads: Object.values(byScreen).reduce((sum, count) => sum + count, 0), script };
}

/**
 * JavaScript loaded on a first visit to the first page before the page is idle; here it never
 * becomes idle.
 */
async function scriptBeforeIdle(browser: Browser, siteUrl: string): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const script = await shippedScript(await context.newPage(), `${siteUrl}/`);
  await context.close();
  return script;
}

/** JavaScript loaded per route and documents read per screen, in a real browser. */
export async function measureSite(siteUrl: string, executablePath: string): Promise<Row[]> {
  return withBrowser(executablePath, async (browser) => {
    const session = await sessionOnly(browser, siteUrl);
    const visits: Visit[] = [];
    for (const route of PUBLIC) visits.push(await visit(browser, siteUrl, route, undefined));
    for (const route of SIGNED_IN) visits.push(await visit(browser, siteUrl, route, session));
    const first = await scriptBeforeIdle(browser, siteUrl);
    return [
      { what: 'JavaScript for / before idle (gzip)', value: kilobytes(first) },
      ...visits.map(({ route, reads }) => ({
        what: `documents read for ${route}`,
        value: String(reads),
      })),
      ...visits.map(({ route, script }) => ({
        what: `JavaScript for ${route} (gzip)`,
        value: kilobytes(script),
      })),
    ];
  });
}
