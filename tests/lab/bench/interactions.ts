import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { median, milliseconds, type Row } from './measure';
import { flags, SCREEN, TIMES_SLOWER } from './old-phone';
import { type SessionState, sessionOnly, settled } from './site';

const RUNS = 5;
/** The browser reports no shorter ones. */
const SHORTEST_MS = 16;
/** A phone has no switch between grid and list. */
const TABLET = { ...SCREEN, viewport: { width: 800, height: 1_280 } };
/** Between two letters, as a person types. */
const KEY_DELAY_MS = 150;

declare global {
  interface Window {
    /** Events of people that took until the next frame was painted. */
    __benchEvents?: { readonly startTime: number; readonly duration: number }[];
  }
}

interface Interaction {
  readonly what: string;
  readonly act: (page: Page) => Promise<void>;
  /** What a person does before, which isn't measured. */
  readonly before?: (page: Page) => Promise<void>;
  /** Waits for the effect, where nothing that follows needs it, and makes the next interaction possible. */
  readonly after?: (page: Page) => Promise<void>;
}

interface Scene {
  readonly route: string;
  readonly screen: typeof SCREEN | typeof TABLET;
  /** In this order, on one page. */
  readonly interactions: readonly Interaction[];
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

async function closed(page: Page, control: Locator): Promise<void> {
  await control.tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const SCENES: readonly Scene[] = [
  {
    route: '/browse',
    screen: SCREEN,
    interactions: [
      { what: 'open the filters', act: (page) => button(page, 'Filters').tap() },
      {
        what: 'choose an interest in the filters',
        before: (page) => page.getByRole('combobox', { name: /Interests/ }).tap(),
        act: (page) => page.getByRole('option').first().tap(),
        after: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('listbox').waitFor({ state: 'hidden' });
        },
      },
      {
        what: 'show the results of the filters',
        act: (page) => button(page, 'Show results').tap(),
        after: async (page) => {
          await button(page, /^Remove filter/).tap();
          await settled(page);
        },
      },
      {
        what: 'add a favorite',
        act: (page) => button(page, /^Add .* to favorites$/).tap(),
        after: (page) => button(page, /^Remove .* from favorites$/).waitFor(),
      },
      {
        what: 'type three letters into the search',
        before: (page) => page.getByRole('searchbox').tap(),
        act: (page) => page.keyboard.type('mus', { delay: KEY_DELAY_MS }),
        after: async (page) => {
          await page.waitForURL(/[?&]q=mus/);
          await page.getByRole('searchbox').fill('');
          await settled(page);
        },
      },
      {
        what: 'change the order',
        // The list of a phone belongs to the system, and takes no input from outside.
        before: (page) => page.getByRole('combobox', { name: 'Sort by' }).focus(),
        act: (page) => page.keyboard.press('ArrowDown'),
        after: async (page) => {
          await page.waitForURL(/[?&]sort=/);
          await settled(page);
        },
      },
      {
        what: 'open the account menu',
        act: (page) => button(page, /^Account menu/).tap(),
        after: async (page) => {
          await page.getByRole('menu').waitFor();
          await page.keyboard.press('Escape');
          await page.getByRole('menu').waitFor({ state: 'hidden' });
        },
      },
      {
        what: 'open the crisis dialog',
        act: (page) => button(page, 'Crisis support').tap(),
        after: (page) =>
          closed(page, page.getByRole('dialog').getByRole('button', { name: 'Close' })),
      },
    ],
  },
  {
    route: '/browse',
    screen: TABLET,
    interactions: [
      {
        what: 'switch to the list, on a tablet',
        act: (page) => button(page, 'List').tap(),
        after: (page) => page.getByRole('button', { name: 'List', pressed: true }).waitFor(),
      },
    ],
  },
  {
    route: '/companion/companion-01',
    screen: SCREEN,
    interactions: [
      {
        what: 'open the report of a review',
        before: async (page) => {
          await page.getByRole('heading', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
          await button(page, /^Report the review/).waitFor();
          await settled(page);
        },
        act: (page) => button(page, /^Report the review/).tap(),
        after: (page) => page.getByRole('dialog').waitFor(),
      },
    ],
  },
  {
    route: '/messages',
    screen: SCREEN,
    interactions: [
      {
        what: 'open a conversation',
        act: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().tap(),
        after: settled,
      },
      {
        what: 'type three letters of a message',
        before: (page) => page.getByRole('textbox', { name: /^Message to/ }).tap(),
        act: (page) => page.keyboard.type('Yes', { delay: KEY_DELAY_MS }),
      },
      {
        what: 'send a message',
        act: (page) => button(page, 'Send').tap(),
        after: (page) => page.getByRole('log').getByText('Yes', { exact: true }).last().waitFor(),
      },
    ],
  },
];

/**
 * Interaction to next paint of a member on a slow phone: of each interaction the longest of its events, by the
 * browser's own Event Timing, which counts in steps of 8 ms.
 */
export async function measureInteractions(siteUrl: string, executablePath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: flags() });
  try {
    const session = await sessionOnly(browser, siteUrl);
    const rows: Row[] = [];
    for (const scene of SCENES) {
      const runs: (readonly number[])[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await play(browser, siteUrl, scene, session));
      }
      for (const [index, { what }] of scene.interactions.entries()) {
        const durations = runs.map((run) => run[index] ?? Number.NaN);
        rows.push({ what: `to next paint, ${scene.route}: ${what}`, value: inWords(durations) });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The durations of a scene's interactions, on a page that is opened for the first time. */
async function play(
  browser: Browser,
  siteUrl: string,
  { route, screen, interactions }: Scene,
  storageState: SessionState,
): Promise<readonly number[]> {
  const context = await browser.newContext({ ...screen, storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(siteUrl + route);
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    const durations: number[] = [];
    for (const { act, before, after } of interactions) {
      await before?.(page);
      // What came before has been painted by then.
      await longestSince(page, 0);
      const begun = await page.evaluate(() => performance.now());
      await act(page);
      durations.push(await longestSince(page, begun));
      await after?.(page);
    }
    return durations;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watchEvents(): void {
  window.__benchEvents = [];
  // TypeScript's type lacks the threshold.
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      if (event.interactionId > 0) window.__benchEvents?.push(event);
    }
  }).observe(options);
}

/** The longest event since a moment of the page's clock, once no more are reported; 0 if none is. */
function longestSince(page: Page, begun: number): Promise<number> {
  return page.evaluate(async (begun) => {
    const events = window.__benchEvents ?? [];
    for (let known = -1; known < events.length; ) {
      known = events.length;
      // Events are reported after the frame that shows their effect, when the page is idle.
      await new Promise((painted) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 250))),
      );
      await new Promise((idle) => requestIdleCallback(idle));
    }
    const durations = events
      .filter(({ startTime }) => startTime >= begun)
      .map(({ duration }) => duration);
    return Math.max(0, ...durations);
  }, begun);
}

function inWords(durations: readonly number[]): string {
  const words = (ms: number) => (ms === 0 ? `under ${SHORTEST_MS} ms` : milliseconds(ms));
  return `${words(median(durations))} (${words(Math.min(...durations))} to ${words(Math.max(...durations))})`;
}
