import { expect, test } from '@playwright/test';
import { makeCompanion } from '../support/actors';
import { newId } from '../support/builders';
import { hold } from './hold';

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
});

test('a visitor with a link to a profile sees it before the site’s code has loaded, and no one asks for it again', async ({
  page,
}) => {
  const firstName = `Vera${newId('n').slice(-6)}`;
  const { uid } = await makeCompanion(
    { bio: 'I listen well and walk slowly. I know every bench by the river.' },
    { firstName },
  );
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents:')) questions.push(request.postData() ?? '');
  });
  const release = await hold(page, /\/assets\/[^/]+\.js$/);
  await page.goto(`/companion/${uid}?mood=lonely`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const name = main.getByRole('heading', { level: 1, name: firstName });
  await expect(name).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${firstName} .*, companion · Hearthkin$`));
  await expect(main.getByText('I listen well and walk slowly.', { exact: true })).toBeVisible();
  await expect(main.getByText('I know every bench by the river.', { exact: true })).toBeVisible();
  const place = await name.boundingBox();
  release();
  await expect(main.getByRole('heading', { name: 'What you could do together' })).toBeVisible();
  expect(await name.boundingBox()).toEqual(place);
  await expect(page).toHaveTitle(new RegExp(`^${firstName} .*, companion · Hearthkin$`));
  const aboutListing = new RegExp(`/companions/${uid}(/live/now)?"`);
  expect(questions.filter((question) => aboutListing.test(question))).toEqual([]);
});

test('a link to no companion is answered so, to people and to programs', async ({ page }) => {
  const response = await page.goto('/companion/anybody');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this companion');
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
