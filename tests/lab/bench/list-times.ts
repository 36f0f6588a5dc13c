import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import type { Page } from '@playwright/test';
import { median, milliseconds, type Row } from './measure';
import { settled, signIn, withBrowser } from './site';

/** The emulator scans every companion for each page. */
const MAX_WAIT_MS = 60_000;

declare global {
  interface Window {
    /** When the last press or key was, in milliseconds of the page's clock. */
    __benchBegun?: number;
  }
}

/** In milliseconds. */
interface Taken {
  /** Until the new cards were drawn. */
  readonly drawn: number;
  /** The part of it in which the database answered. */
  readonly asked: number;
}

interface Change {
  readonly what: string;
  /** Each is another list, which nothing has asked for before. An odd number, so that one of them is the median. */
  readonly made: readonly ((page: Page) => Promise<unknown>)[];
}

const orderedBy = (label: string) => (page: Page) =>
  page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });

const searchedFor = (words: string) => (page: Page) => page.getByRole('searchbox').fill(words);

const atMost = (index: number) => async (page: Page) => {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Price').selectOption({ index });
  await page.getByRole('button', { name: 'Show results' }).click();
};

const scrolled = (page: Page) =>
  page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();

const CHANGES: readonly Change[] = [
  { what: 'the next page', made: [scrolled, scrolled, scrolled] },
  {
    what: 'another order',
    made: ['Newest', 'Price: low to high', 'Price: high to low'].map(orderedBy),
  },
  { what: 'a filter', made: [1, 2, 3].map(atMost) },
  {
    what: 'a search, with the 300 ms that it waits for more letters',
    made: ['anna', 'new', 'mus'].map(searchedFor),
  },
];

/** How soon a list of all companions shows its next page, and other results, on a page that has loaded. */
export async function measureListTimes(
  siteUrl: string,
  executablePath: string,
  companions: number,
): Promise<Row[]> {
  return withBrowser(executablePath, async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(MAX_WAIT_MS);
    await page.addInitScript(() => {
      for (const name of ['click', 'input']) {
        window.addEventListener(name, () => (window.__benchBegun = performance.now()), true);
      }
      window.addEventListener('scroll', () => (window.__benchBegun ??= performance.now()), true);
    });
    await signIn(page, siteUrl, SAMPLE_EMAILS.member);
    const rows: Row[] = [];
    for (const { what, made } of CHANGES) {
      const runs: Taken[] = [];
      for (const make of made) {
        await page.goto(`${siteUrl}/browse?near=0`);
        await settled(page);
        runs.push(await taken(page, () => make(page)));
      }
      rows.push({ what: `list of ${companions} companions: ${what}`, value: inWords(runs) });
    }
    return rows;
  });
}

/** Until the list is drawn that the database was asked for, from the last event of what a person did. */
async function taken(page: Page, act: () => Promise<unknown>): Promise<Taken> {
  await page.evaluate(() => {
    delete window.__benchBegun;
    performance.clearResourceTimings();
  });
  await act();
  const handle = await page.waitForFunction(() => {
    const begun = window.__benchBegun ?? Number.NaN;
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes(':runQuery') && startTime >= begun)
      .map(({ duration }) => duration);
    const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
    const cards = document.querySelectorAll('main li h2').length;
    if (answers.length === 0 || isBusy || cards === 0) return null;
    return { drawn: performance.now() - begun, asked: Math.max(...answers) };
  });
  const found = await handle.jsonValue();
  if (found === null) throw new Error('The list was not drawn');
  return found;
}

function inWords(runs: readonly Taken[]): string {
  const [drawn, asked] = [runs.map((run) => run.drawn), runs.map((run) => run.asked)];
  const slowest = milliseconds(Math.max(...drawn));
  return `median ${milliseconds(median(drawn))} (at most ${slowest}), of which the emulator took ${milliseconds(median(asked))}`;
}
