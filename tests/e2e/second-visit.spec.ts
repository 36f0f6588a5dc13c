import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { hold } from './hold';
import { signIn } from './people';

/** Keeps the session unknown until the returned function is called. */
const holdSession = (page: Page) => hold(page, /accounts:lookup/);

/** A member, whose city has one companion. */
async function makeNeighbor(firstName = 'Nora'): Promise<Actor> {
  const city = `Hamlet ${newId('c').slice(-6)}`;
  const [member, companion] = await Promise.all([makeMember(), makeCompanion({}, { firstName })]);
  const accounts = [member, companion].map(({ uid }) => adminDb.doc(`users/${uid}`));
  await Promise.all(accounts.map((account) => account.update({ 'address.city': city })));
  // The listing follows.
  const listing = adminDb.doc(`companions/${companion.uid}`);
  await expect.poll(async () => (await listing.get()).get('city')).toBe(city);
  return member;
}

test('a returning member sees the last list before it is known who they are, and acts afterwards', async ({
  page,
}) => {
  await signIn(page, await makeNeighbor());
  await page.goto('/browse');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'per hour' });
  await expect(cards).toHaveCount(1);
  const heart = cards.getByRole('button', { name: /^Add .* to favorites$/ });
  await expect(heart).toBeEnabled();

  const release = await holdSession(page);
  // A clock that stands still: nothing is shown only because the server was silent for a while.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  // The page is painted.
  await page.clock.runFor(1_000);
  await expect(cards).toHaveCount(1);
  await expect(heart).toBeDisabled();
  const place = await placeOf(cards);
  release();
  await page.clock.resume();
  await expect(heart).toBeEnabled();
  expect(await placeOf(cards)).toEqual(place);
  await heart.click();
  await expect(cards.getByRole('button', { name: /^Remove .* from favorites$/ })).toBeVisible();
});

/** Where something is, once it is drawn, in whole pixels: a row of text has fractions of one. */
async function placeOf(what: Locator) {
  let place = await what.boundingBox();
  await expect.poll(async () => (place = await what.boundingBox())).not.toBeNull();
  return Object.entries(place ?? {}).map(([side, length]) => [side, Math.round(length)]);
}

test('a member who has blocked someone doesn’t see them on the next visit, not even before the server answers', async ({
  page,
}) => {
  const firstName = `W${newId('n').slice(-8)}`;
  await signIn(page, await makeNeighbor(firstName));
  await page.goto('/browse');
  const main = page.getByRole('main');
  const blocked = main.getByText(`${firstName} `);
  await expect(blocked).toHaveCount(1);
  await main.getByRole('button', { name: /^Message / }).click();
  await page.getByRole('button', { name: /^More about the conversation/ }).click();
  await page.getByRole('menuitem', { name: /^Block / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(/^Unblock .* to message them\.$/)).toBeVisible();

  const release = await holdSession(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/browse');
  // The page is painted.
  await page.clock.runFor(1_000);
  // The city is kept, and so is the list. Whom it may show isn't.
  await expect(main.getByText(/^In Hamlet/)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading companions' })).toBeVisible();
  await expect(blocked).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(page.getByRole('status', { name: 'Loading companions' })).toHaveCount(0);
  await expect(blocked).toHaveCount(0);
});

test('no one sees the list of a member whose sign-in has ended with the browser', async ({
  page,
}) => {
  await signIn(page, await makeNeighbor(), { remember: true });
  await page.goto('/browse');
  await expect(page.getByRole('main').getByText('per hour')).toHaveCount(1);
  // As a browser that was closed without "Remember me".
  await page.evaluate(() => {
    localStorage.setItem('hearthkin.ends-with-browser', '1');
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.body?.textContent?.includes('per hour')) Object.assign(window, { seen: true });
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/browse');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => 'seen' in window)).toBe(false);
  const kept = () => page.evaluate(async () => (await caches.keys()).includes('hearthkin-answers'));
  await expect.poll(kept).toBe(false);
});
