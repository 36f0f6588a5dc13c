import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const FOR_EVERYBODY = [
  '/',
  '/about-us',
  '/how-it-works',
  '/safety-trust',
  '/faq',
  '/crisis-support',
  '/pricing',
  '/earn-helping',
  '/contact',
  '/terms',
  '/privacy',
];

test.describe('before any script has loaded, a visitor', () => {
  test.use({ javaScriptEnabled: false });

  test('can read a page and call 988 from the crisis dialog', async ({ page }) => {
    await page.goto('/how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('a[href="tel:988"]')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('sees the frame of the list and of a profile, in a header without links', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const expectNoLinks = async () => {
      const main = header.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link')).toHaveCount(0);
      await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    };
    await page.goto('/browse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse companions');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading companions' })).toBeVisible();
    await expectNoLinks();
    await page.goto('/companion/of-any-name');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
    await expectNoLinks();
  });
});

test.describe('far from where the pages were rendered, a visitor', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Pacific/Auckland' });

  test('sees every page hydrate without a change', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    for (const path of FOR_EVERYBODY) {
      await page.goto(path);
      // React marks hydrated elements.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
      );
      expect(complaints, `${path} complains`).toEqual([]);
    }
  });
});

test('a first visit takes at most 158 KiB of scripts before the page is quiet', async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  // The page never becomes idle here.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(158 * 1024);
});

test('a public page has metadata for search engines, and a private one is noindex', async ({
  page,
}) => {
  const meta = (selector: string) => page.locator(`head ${selector}`);
  await page.goto('/about-us');
  await expect(meta('meta[name="robots"]')).toHaveCount(0);
  await expect(meta('meta[property="og:title"]')).toHaveAttribute('content', /Hearthkin/);
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(meta('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(meta('meta[property="og:title"]')).toHaveCount(0);
});
