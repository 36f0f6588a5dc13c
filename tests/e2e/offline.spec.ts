import { calendarFeedPath } from '@hearthkin/domain/booking/calendar-link';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { storeRequest } from './paid-booking';
import { signIn } from './people';
import { SiteMirror } from './site-mirror';
import { expectUsable } from './usable';

/** Waits until the service worker has cached the site, and returns its version. */
async function kept(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activating') {
      await new Promise((resolve) => active.addEventListener('statechange', resolve));
    }
    return (await caches.keys()).findLast((name) => name.startsWith('site-'));
  });
}

/**
 * Cuts the network for the rest of the test. Since version 150, Chromium takes a page for online
 * again once it navigates, although nothing is reached.
 */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
}

test('a visitor who has opened one page can open the crisis page offline', {
  tag: '@journey',
}, async ({ page, context }) => {
  await page.goto('/pricing');
  await kept(page);
  await goOffline(context);
  const response = await page.goto('/crisis-support');
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: /crisis/i })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="tel:988"]').first()).toBeVisible();
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await expectUsable(page);

  // Also from any page, by its links.
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Crisis support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /crisis/i })).toBeVisible();
});

test('a calendar link is asked of the network, never answered with a page', async ({ page }) => {
  await page.goto('/pricing');
  await kept(page);
  expect((await page.goto('/no-such-page'))?.fromServiceWorker()).toBe(true);
  const response = await page.goto(calendarFeedPath('x'.repeat(43)));
  expect(response?.status()).toBe(404);
  expect(response?.fromServiceWorker()).toBe(false);
});

test('a member who returns offline sees their last loaded bookings', async ({ page, context }) => {
  const companion = await makeCompanion({}, { firstName: 'Rosalind', lastName: 'Moor' });
  const member = await makeMember();
  await storeRequest(member, companion);
  await signIn(page, member);
  await page.goto('/pricing');
  await kept(page);
  const card = page.getByRole('article').filter({ hasText: 'Rosalind M.' });
  await page.goto('/my-bookings');
  await expect(card).toBeVisible();

  await goOffline(context);
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
});

test('a member who returns offline sees the list and a profile', async ({ page, context }) => {
  const companion = await makeCompanion({}, { firstName: 'Rosamund', lastName: 'Moor' });
  await signIn(page, await makeMember());
  await page.goto('/browse?q=rosamund');
  await kept(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Rosamund M.' });
  await expect(card.first()).toBeVisible();
  const profile = `/companion/${companion.uid}`;
  const name = page.getByRole('heading', { level: 1, name: 'Rosamund M.' });
  await page.goto(profile);
  // Not only what the server has filled in, which comes before the page's code.
  await expect(page.getByRole('heading', { name: 'What you could do together' })).toBeVisible();
  const addresses = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const version = names.find((name) => name.startsWith('site-')) ?? '';
      const requests = await (await caches.open(version)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(addresses).toEqual(expect.arrayContaining(['/browse']));
  expect(await addresses()).not.toContain(profile);

  await goOffline(context);
  const response = await page.goto(profile);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(name).toBeVisible();
  const list = await page.goto('/browse?q=rosamund');
  expect(await list?.text()).toContain('data-page="/browse"');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse companions' })).toBeVisible();
});

test('nothing personal is cached with the pages', async ({ page }) => {
  await signIn(page, await makeMember());
  await page.goto('/pricing');
  await kept(page);
  await page.goto('/my-bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const addresses = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });
  expect(addresses.length).toBeGreaterThan(10);
  const others = addresses
    .map((address) => new URL(address))
    .filter(
      ({ origin, pathname }) =>
        origin !== new URL(page.url()).origin || pathname === '/my-bookings',
    );
  expect(others).toEqual([]);
});

test('a visitor keeps their page until they accept a new version', async ({ page, baseURL }) => {
  if (baseURL === undefined) throw new Error('There is no site');
  const mirror = await SiteMirror.of(baseURL);
  try {
    await page.goto(`${mirror.url}/contact`);
    const former = await kept(page);
    mirror.deploy('0123456789ab');
    await page.reload();
    const notice = page.getByText('A new version is ready.');
    await expect(notice).toBeVisible();
    await expectUsable(page);

    // The update is only offered: typed text stays, and so does the old version.
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Half a sentence');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    expect(await page.evaluate(() => caches.keys())).toContain(former);
    await expect(message).toHaveValue('Half a sentence');
    await message.fill('');

    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('isOldPage' in window));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => kept(page)).toBe('site-0123456789ab');
    expect(await page.evaluate(() => caches.keys())).toEqual(['site-0123456789ab']);
    await expect(notice).toHaveCount(0);
  } finally {
    await mirror.close();
  }
});
