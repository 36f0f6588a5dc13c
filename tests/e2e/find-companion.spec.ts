import { expect, type Page, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { tabTo } from './keyboard';
import { signIn } from './people';

/** Where only one companion lives. */
const ADDRESS = {
  street: '1 Quiet Lane',
  city: 'Quietville',
  state: 'KS',
  zipCode: '66002',
  country: 'United States',
};

/** A unique first name, short enough for the search index. */
function uniqueName(): string {
  return `Q${newId('').replace(/\W/g, '').slice(0, 9)}`;
}

test('a member gets from the home page to a booking page with the keyboard alone', async ({
  page,
}) => {
  const firstName = uniqueName();
  // The list is ordered by rating, and no one else has as many reviews.
  const companion = await makeCompanion(
    { traits: ['nurturing', 'listener'], ratingAverage: 5, ratingCount: 90_000 },
    { firstName },
  );
  await signIn(page, await makeMember());
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Find my match' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How are you feeling?' })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  await tabTo(page, page.getByRole('link', { name: /^Sad/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Choose a companion' })).toBeFocused();
  const card = page.getByRole('listitem').filter({ hasText: firstName });
  await expect(card).toContainText('Nurturing and good listener');
  await tabTo(page, card.getByRole('link', { name: /^Choose/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'When would you like to talk?' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: /Schedule for Later/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/book/${companion.uid}\\?type=later$`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(firstName) })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'How you feel' })).toHaveValue('sad');
});

test('a member who has scrolled down their list finds new results offered in view', async ({
  page,
}) => {
  const firstName = uniqueName();
  const [gone] = await Promise.all(
    Array.from({ length: 6 }, () => makeCompanion({}, { firstName })),
  );
  await page.setViewportSize({ width: 390, height: 700 });
  await page.clock.install();
  await signIn(page, await makeMember());
  await page.goto(`/browse?q=${firstName}`);
  const cards = page.getByRole('listitem').filter({ hasText: firstName });
  await expect(cards).toHaveCount(6);
  await cards.last().scrollIntoViewIfNeeded();
  await adminDb.doc(`users/${gone?.uid}`).update({ accountStatus: 'suspended' });
  await expect
    .poll(async () => (await adminDb.doc(`companions/${gone?.uid}`).get()).get('listed'))
    .toBe(false);
  await page.clock.fastForward('05:00');
  const showNew = page.getByRole('button', { name: 'Show new results' });
  await expect(showNew).toBeInViewport({ ratio: 1 });
  const below = await page.evaluate(
    () => document.querySelector('header')?.getBoundingClientRect().bottom,
  );
  expect((await showNew.boundingBox())?.y).toBeGreaterThanOrEqual(below ?? Number.NaN);
  await showNew.click();
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toBeInViewport();
});

/** How far the layout may shift while a page starts. */
const MAX_SHIFT = 0.02;

/** What `watchStart` saw of a page. */
interface Start {
  shift: number;
  /** What moved, and from where to where. */
  readonly moved: string[];
  /** The page's content in the served file. */
  main: Element | null;
  /** Whether the header was ever a visitor's. */
  wasVisitors: boolean;
}

/** Watches how pages start. Returns what must hold once one has. */
async function watchStart(page: Page): Promise<() => Promise<void>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    const start: Start = { shift: 0, moved: [], main: null, wasVisitors: false };
    Object.assign(window, { start });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        start.shift += value;
        for (const { node, previousRect, currentRect } of sources) {
          start.moved.push(`${node?.textContent}: ${previousRect.y} to ${currentRect.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      start.main ??= document.querySelector('main');
      start.wasVisitors ||= document.querySelector('header a[href^="/login"]') !== null;
    }).observe(document, { subtree: true, childList: true });
  });
  return async () => {
    const { shift, moved, wasVisitors, isHydrated } = await page.evaluate(() => {
      const { start } = window as Window & { start?: Start };
      if (start === undefined) throw new Error('Nothing was watched');
      return { ...start, main: null, isHydrated: start.main === document.querySelector('main') };
    });
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
    expect({ wasVisitors, isHydrated }).toEqual({ wasVisitors: false, isHydrated: true });
    expect(complaints).toEqual([]);
  };
}

test.describe('on a phone, a member', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('sees the list and a profile come into their frames, and nothing moves', async ({
    page,
  }) => {
    const firstName = uniqueName();
    const companion = await makeCompanion(
      { ratingAverage: 5, ratingCount: 70_000 },
      { firstName, address: ADDRESS, location: 'Quietville, KS' },
    );
    await signIn(page, await makeMember({ address: ADDRESS }));
    const expectQuiet = await watchStart(page);
    await page.goto('/browse');
    const card = page.getByRole('listitem').filter({ hasText: firstName });
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    await expectQuiet();
    await page.goto(`/companion/${companion.uid}`);
    await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(firstName));
    await expectQuiet();
  });
});
