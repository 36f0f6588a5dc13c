import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import { chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { ONE_LINE, REACT_AND_ROUTER } from './baseline-pages';
import { printDetails } from './lighthouse-details';
import { kilobytes, median, milliseconds, type Row } from './measure';
import { flags, inBrowser, slowDownWorkers, withProfile } from './old-phone';
import { type SessionState, settled, signIn, stateOf, withoutViews } from './site';

/** An odd number, so that one of them has the median. */
const RUNS = 5;

/**
 * The database holds a request open for good, so pages that use it never count as loaded. TBT needs five quiet seconds
 * within this time.
 */
const MAX_WAIT_MS = 30_000;

/**
 * What a member's device has before: the session only, and what the list begins with; what a sign-in leaves, which leads to the list and
 * keeps its view; or all of a visit to the same page, with its files and its service worker.
 */
type Before = 'session' | 'sign-in' | 'visit';

const BEFORE_WORDS: Readonly<Record<Before, string>> = {
  session: 'first visit with the session and no kept view',
  'sign-in': 'first visit after a sign-in',
  visit: 'second visit',
};

interface Visit {
  readonly route: string;
  /** Null for a visitor. */
  readonly before: Before | null;
}

const VISITS: readonly Visit[] = [
  { route: ONE_LINE, before: null },
  { route: REACT_AND_ROUTER, before: null },
  { route: '/', before: null },
  { route: '/how-it-works', before: null },
  { route: '/crisis-support', before: null },
  { route: '/browse', before: 'session' },
  { route: '/browse', before: 'sign-in' },
  { route: '/browse', before: 'visit' },
  { route: '/companion/companion-01', before: 'session' },
  { route: '/companion/companion-01', before: 'visit' },
];

/**
 * The visits to the named routes, or all of them.
 * @param routes with commas between.
 * @throws LauncherError for a route that isn't among them.
 */
export function visitsAsked(routes: string | undefined): readonly Visit[] {
  if (routes === undefined) return VISITS;
  const asked = routes.split(',').filter((route) => route !== '');
  const known = new Set(VISITS.map(({ route }) => route));
  const unknown = asked.find((route) => !known.has(route));
  if (unknown !== undefined) {
    throw new LauncherError(`BENCH_ROUTES has ${unknown}; routes: ${[...known].join(', ')}`);
  }
  return VISITS.filter(({ route }) => asked.includes(route));
}

/**
 * Lighthouse results of the production build on a phone, with processor and network slowed down instead of computed from
 * a fast run. All visits take turns, so that a busy moment of this machine isn't one page's.
 */
export async function measureLighthouse(
  siteUrl: string,
  executablePath: string,
  visits: readonly Visit[],
): Promise<Row[]> {
  if (visits.length === 0) return [];
  const state = await signedIn(siteUrl, executablePath);
  const results = visits.map((): Result[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, visit] of visits.entries()) {
      results[index]?.push(await audit(siteUrl, executablePath, visit, state));
    }
  }
  return visits.flatMap((visit, index) => rowsOf(visit, results[index] ?? []));
}

/** What the device of a member has once a sign-in has led to the list; each visit begins with it, or a part. */
async function signedIn(siteUrl: string, executablePath: string): Promise<SessionState> {
  const browser = await chromium.launch({ executablePath, args: flags() });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, siteUrl, SAMPLE_EMAILS.member);
    await page.waitForFunction(() => 'hearthkin.view:/browse' in localStorage);
    return await stateOf(context);
  } finally {
    await browser.close();
  }
}

/** One visit, in a profile of its own. */
function audit(
  siteUrl: string,
  executablePath: string,
  { route, before }: Visit,
  state: SessionState,
): Promise<Result> {
  const url = siteUrl + route;
  const isSecond = before === 'visit';
  return withProfile(async (profile) => {
    if (before !== null) {
      await inBrowser(profile, executablePath, async (context) => {
        await context.setStorageState(before === 'sign-in' ? state : withoutViews(state));
        if (isSecond) await openToTheEnd(await context.newPage(), url);
      });
    }
    // Started anew: what the memory of a browser still holds is no visit on another day.
    return inBrowser(profile, executablePath, async (context, port) => {
      if (isSecond) await slowDownWorkers(context);
      const result = await lighthouse(url, {
        port,
        logLevel: 'silent',
        output: 'json',
        onlyCategories: ['performance'],
        throttlingMethod: 'devtools',
        disableFullPageScreenshot: true,
        maxWaitForLoad: MAX_WAIT_MS,
        // Otherwise it clears all caches and service workers, and leaves the session.
        disableStorageReset: before === 'sign-in' || isSecond,
      });
      if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
      const { runtimeError } = result.lhr;
      if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
      return result.lhr;
    });
  });
}

/** Until the service worker has all files of the page. */
async function openToTheEnd(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => {
    const paths = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
      .map(({ pathname }) => pathname);
    const files = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    return files.every((file) => file !== undefined);
  });
}

function rowsOf({ route, before }: Visit, results: readonly Result[]): Row[] {
  const kind = before === null ? '' : `, signed in, ${BEFORE_WORDS[before]}`;
  const what = `Lighthouse, mobile, ${route}${kind}`;
  const middleOf = (numberOf: (result: Result) => number | null | undefined) =>
    median(results.map(numberOf).filter((value) => typeof value === 'number'));
  const paints = results.map(largestPaint);
  const middle = results[paints.indexOf(median(paints))];
  if (middle === undefined) throw new Error(`Lighthouse measured no largest paint of ${route}`);
  if (process.env.BENCH_DETAILS !== undefined) printDetails(what, middle);
  const audit = (id: string) => middleOf(({ audits }) => audits[id]?.numericValue);
  const score = middleOf(({ categories }) => categories.performance?.score);
  const script = middleOf((result) => loadOf(result).script);
  const all = middleOf((result) => loadOf(result).all);
  const value = [
    `performance ${shown(score * 100)}`,
    `LCP ${milliseconds(median(paints))} (${Math.min(...paints).toFixed(0)} to ${milliseconds(Math.max(...paints))})`,
    `TBT ${shown(audit('total-blocking-time'), ' ms')}`,
    `CLS ${audit('cumulative-layout-shift').toFixed(3)}`,
    `JavaScript ${kilobytes(script)} of ${kilobytes(all)}`,
    `${middleOf((result) => loadOf(result).requests)} requests`,
  ].join(', ');
  return [
    { what, value },
    { what: `${what}: largest element`, value: largestElement(middle) },
  ];
}

/** Lighthouse leaves out what it couldn't measure. */
const shown = (value: number, unit = '') =>
  Number.isNaN(value) ? 'unknown' : value.toFixed(0) + unit;

const largestPaint = ({ audits }: Result) =>
  audits['largest-contentful-paint']?.numericValue ?? Number.NaN;

/** Compressed bytes that were loaded, and by how many requests. */
function loadOf({ audits }: Result) {
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const bytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    all: bytes(requests),
    requests: requests.length,
  };
}

/** The element whose painting counted, by its selector and its text. */
function largestElement({ audits }: Result): string {
  const details = audits['largest-contentful-paint-element']?.details;
  const [table] = details?.type === 'list' ? details.items : [];
  const node = table?.type === 'table' ? table.items[0]?.node : undefined;
  if (typeof node !== 'object' || !('selector' in node)) return 'unknown';
  const { selector, nodeLabel = '' } = node;
  return `${selector} “${nodeLabel.replace(/\s+/g, ' ').slice(0, 80)}”`;
}
