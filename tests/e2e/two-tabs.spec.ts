import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { storeRequest } from './paid-booking';
import { signInByForm } from './people';

test('a member who isn’t remembered is signed in in every tab, and each keeps updating', async ({
  page,
  context,
}) => {
  const companion = await makeCompanion({}, { firstName: 'Magdalena', lastName: 'Frost' });
  const member = await makeMember();
  await signInByForm(page, member);
  await page.goto('/my-bookings');
  const cards = page.getByRole('article');
  await storeRequest(member, companion);
  await expect(cards).toHaveCount(1);

  const other = await context.newPage();
  await other.goto(`/companion/${companion.uid}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Magdalena F.' })).toBeVisible();
  await expect(other.getByRole('button', { name: /account/i })).toBeVisible();
  await other.goto('/my-bookings');
  await expect(other.getByRole('article')).toHaveCount(1);

  await storeRequest(member, companion);
  await expect(cards).toHaveCount(2);
  await expect(other.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  // The member's data is still on the device.
  await context.setOffline(true);
  await storeRequest(member, companion);
  await page
    .getByRole('link', { name: /Browse/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'My Bookings' }).first().click();
  await expect(cards).toHaveCount(2);
  await context.setOffline(false);
  await expect(cards).toHaveCount(3);
});

test('a member who isn’t remembered is signed out when the browser was closed', async ({
  page,
  context,
  browser,
}) => {
  await signInByForm(page, await makeMember());
  await page.reload();
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  const stored = await context.storageState({ indexedDB: true });

  const isMarker = ({ name }: { readonly name: string }) => name === 'hearthkin_open';
  expect(stored.cookies.find(isMarker)).toMatchObject({ value: '1', expires: -1, sameSite: 'Lax' });
  const reopened = await browser.newContext({ storageState: stored });
  const kept = await reopened.newPage();
  await kept.goto('/my-bookings');
  await expect(kept.getByRole('button', { name: /account/i })).toBeVisible();
  await reopened.close();

  const closed = await browser.newContext({
    storageState: { ...stored, cookies: stored.cookies.filter((one) => !isMarker(one)) },
  });
  const later = await closed.newPage();
  await later.goto('/my-bookings');
  await expect(later).toHaveURL(/\/login/);
  await later.goto('/');
  await expect(later.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await closed.close();
});

test('a page goes on when the browser or another tab deletes what the device keeps', async ({
  page,
  context,
}) => {
  const companion = await makeCompanion();
  const member = await makeMember();
  await signInByForm(page, member);
  await page.goto('/my-bookings');
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  const files = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).flatMap(({ name }) =>
        name?.startsWith('firestore/') ? [name] : [],
      ),
    );
  await expect.poll(files).toHaveLength(1);
  await storeRequest(member, companion);
  await expect(cards).toHaveCount(1);
  const [name = ''] = await files();

  // Another tab asks first; the browser doesn't.
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(
    (file) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(file).onsuccess = resolve;
      }),
    name,
  );
  await storeRequest(member, companion);
  await expect(cards).toHaveCount(2);
  const browser = await context.newCDPSession(page);
  const { origin: securityOrigin } = new URL(page.url());
  await browser.send('IndexedDB.deleteDatabase', { securityOrigin, databaseName: name });
  await storeRequest(member, companion);
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
