import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_FLAGS } from '../support/browser-flags';
import { kilobytes, milliseconds, type Row } from './measure';
import { signIn } from './site';

const ROUTES = ['/', '/how-it-works', '/crisis-support', '/browse'] as const;

/** A free port for the browser's debugger. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });
}

/**
 * Lighthouse results of the production build (mobile preset, throttled): public pages on a
 * visitor's first visit, and the list of companions for a member who has just signed in.
 */
export async function measureLighthouse(siteUrl: string, executablePath: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of ROUTES) {
    const value = await inNewBrowser(executablePath, async (context, port) => {
      if (route === '/browse') {
        const page = await context.newPage();
        await signIn(page, siteUrl, SAMPLE_EMAILS.member);
        await page.close();
      }
      return audit(siteUrl + route, port);
    });
    rows.push({ what: `Lighthouse, mobile, ${route}`, value });
  }
  return rows;
}

/** A new browser, since caches would make the next page faster. */
async function inNewBrowser<T>(
  executablePath: string,
  use: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'hearthkin-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(context, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function audit(url: string, port: number): Promise<string> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    throttlingMethod: 'devtools',
    // It contains the member's session.
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const scores = Object.values(categories).map(
    ({ title, score }) =>
      `${title.toLowerCase()} ${score === null ? '?' : Math.round(score * 100)}`,
  );
  const times = [
    ['LCP', 'largest-contentful-paint'],
    ['TBT', 'total-blocking-time'],
    ['CLS', 'cumulative-layout-shift'],
  ].map(([name, id]) => {
    const value = audits[id ?? '']?.numericValue ?? Number.NaN;
    return `${name} ${name === 'CLS' ? value.toFixed(3) : milliseconds(value)}`;
  });
  return [...scores, ...times, `JavaScript ${kilobytes(scriptBytes(result.lhr))}`].join(', ');
}

/** Compressed bytes of the scripts that were loaded. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') return Number.NaN;
  return details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}
