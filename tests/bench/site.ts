import { gzipSync } from 'node:zlib';
import { SAMPLE_PASSWORD } from '@hearthkin/emulators/seed/accounts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from '../support/browser-flags';
import { kilobytes, type Row } from './measure';

declare global {
  interface Window {
    __hearthkinReads?: Record<string, number>;
  }
}

const ROUTES = ['/', '/login', '/browse', '/book/companion-01', '/my-bookings'] as const;
const SIGNED_IN = ROUTES.slice(2);

async function signIn(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('member@hearthkin.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/browse');
}

/** Waits until nothing that a person sees is still loading. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Script bytes as they travel (gzip) for a first visit to `route`. */
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

async function scripts(browser: Browser, siteUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  const signedIn = await browser.newContext();
  await signIn(await signedIn.newPage(), siteUrl);
  // Firebase keeps the session in IndexedDB; caches are left behind, so each route is a first visit.
  const storageState = await signedIn.storageState({ indexedDB: true });
  await signedIn.close();
  for (const route of ROUTES) {
    const isSignedIn = (SIGNED_IN as readonly string[]).includes(route);
    const context = await browser.newContext(isSignedIn ? { storageState } : {});
    const bytes = await shippedScript(await context.newPage(), siteUrl + route);
    rows.push({ what: `JavaScript for ${route} (gzip)`, value: kilobytes(bytes) });
    await context.close();
  }
  return rows;
}

async function reads(browser: Browser, siteUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of SIGNED_IN) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, siteUrl);
    await page.goto(siteUrl + route);
    await settled(page);
    const byScreen = await page.evaluate(() => window.__hearthkinReads ?? {});
    const total = Object.values(byScreen).reduce((sum, count) => sum + count, 0);
    rows.push({ what: `documents read for ${route}`, value: String(total) });
    await context.close();
  }
  return rows;
}

/** JavaScript shipped per route and documents read per screen, in a real browser. */
export async function measureSite(siteUrl: string, executablePath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    return [...(await reads(browser, siteUrl)), ...(await scripts(browser, siteUrl))];
  } finally {
    await browser.close();
  }
}
