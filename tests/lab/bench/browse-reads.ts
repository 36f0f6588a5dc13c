import { addDays } from '@hearthkin/domain/foundation/time';
import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import type { Browser, Page } from '@playwright/test';
import type { Row } from './measure';
import { settled, signIn, withBrowser } from './site';

/** Searches; each is a page of results. */
function searches(): readonly string[] {
  const inAWeek = addDays(new Date().toISOString().slice(0, 10), 7);
  return [
    '',
    'near=0',
    'sort=price_low',
    'sort=price_high',
    'sort=newest',
    'q=anna',
    'q=new',
    'city=Chicago',
    'interest=art&interest=food&language=Spanish&price=40',
    'mood=anxious&activity=coffee-walk&rating=4',
    'online=1',
    `date=${inAWeek}`,
  ];
}

/** The emulator has no indexes: it scans every companion for each page. */
const MAX_WAIT_MS = 300_000;

const readsOf = (page: Page) =>
  page.evaluate(() =>
    Object.values(window.__hearthkinReads ?? {}).reduce((sum, count) => sum + count, 0),
  );

/**
 * Documents read for a page of companions, by search, in a new browser; and for the next page, when
 * the member scrolls.
 * @param companions number of companions, for the table.
 */
export async function measureBrowseReads(
  siteUrl: string,
  executablePath: string,
  companions: number,
): Promise<Row[]> {
  const what = (how: string) => `documents read, ${how}, of ${companions} companions`;
  return withBrowser(executablePath, async (browser) => {
    const rows: Row[] = [];
    for (const search of searches()) {
      const { first, next } = await readPages(browser, `${siteUrl}/browse?${search}`, siteUrl);
      rows.push({
        what: what(`/browse?${search}`),
        value: next === null ? String(first) : `${first}, next page ${next}`,
      });
    }
    return rows;
  });
}

/** Reads of the first page, and of the second if there is one. */
async function readPages(
  browser: Browser,
  url: string,
  siteUrl: string,
): Promise<{ readonly first: number; readonly next: number | null }> {
  // High enough that only the first page is in view.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(MAX_WAIT_MS);
    await signIn(page, siteUrl, SAMPLE_EMAILS.member);
    await page.goto(url);
    // Wait for slow responses: a page of placeholders hasn't read anything yet.
    const cards = page.getByRole('list', { name: 'Companions' }).getByRole('heading');
    const more = page.getByRole('button', { name: 'Show more' });
    // If few pass the filter, the next page isn't loaded automatically.
    const further = page.getByRole('button', { name: 'Look further' });
    const empty = page.getByText('No companions found');
    await cards.or(more).or(further).or(empty).first().waitFor();
    await settled(page);
    const first = await readsOf(page);
    if ((await more.count()) === 0) return { first, next: null };
    const before = await cards.count();
    await more.scrollIntoViewIfNeeded();
    await cards.nth(before).waitFor();
    await settled(page);
    return { first, next: (await readsOf(page)) - first };
  } finally {
    await context.close();
  }
}
