import type { Companion } from '@hearthkin/domain/companion/companion';
import type { Interest } from '@hearthkin/domain/foundation/interests';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { memberDocument, newId } from '../support/builders';
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

/** The card of the member's only neighbor, kept for the next visit to the list. */
async function keptCard(page: Page): Promise<Locator> {
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'per hour' });
  await expect(card).toHaveCount(1);
  const isKept = () => page.evaluate(() => 'hearthkin.view:/browse' in localStorage);
  await expect.poll(isKept).toBe(true);
  return card;
}

/** Where something is, once it is drawn, in whole pixels: a row of text has fractions of one. */
async function placeOf(what: Locator) {
  let place = await what.boundingBox();
  await expect.poll(async () => (place = await what.boundingBox())).not.toBeNull();
  return Object.entries(place ?? {}).map(([side, length]) => [side, Math.round(length)]);
}

test('a returning member sees the last list and the last profile before the site’s code has loaded', async ({
  page,
}) => {
  await signIn(page, await makeNeighbor(), { remember: true });
  await page.goto('/browse');
  const card = await keptCard(page);
  const name = await card.getByRole('heading').innerText();
  await page.goto(String(await card.getByRole('link', { name, exact: true }).getAttribute('href')));
  const profile = page.getByRole('heading', { name, level: 1 });
  await expect(profile).toBeVisible();
  const address = new URL(page.url()).pathname;
  await expect
    .poll(() => page.evaluate((key) => key in localStorage, `hearthkin.view:${address}`))
    .toBe(true);

  // All code of the site is in modules.
  const isModule = /\/assets\/[^/]+\.js$/;
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
  });
  // It goes with the last page that it serves.
  await page.goto('/favicon.svg');
  const release = await hold(page, isModule);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('button', { name: /^Message / })).toBeDisabled();
  const place = await placeOf(card);
  // The same list, at the address where members begin.
  await page.goto('/spenders/browse', { waitUntil: 'commit' });
  await expect(card).toHaveCount(1);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(profile).toBeVisible();
  const top = await placeOf(profile);
  release();
  await expect(page.getByRole('button', { name: /^Message / })).toBeEnabled();
  expect(await placeOf(profile)).toEqual(top);
  await page.goto('/browse');
  await expect(card.getByRole('button', { name: /^Message / })).toBeEnabled();
  expect(await placeOf(card)).toEqual(place);
});

/** Companions of a member's city in the order in which the list has them, and one whom the member blocks. */
async function makeListFor(member: Actor): Promise<{ names: RegExp[]; blocked: Actor }> {
  const account = await adminDb.doc(`users/${member.uid}`).get();
  const inCity = {
    address: { ...memberDocument('m').address, city: account.get('address.city') },
  };
  const [interest] = account.get('interests');
  const best = { ratingAverage: 5, ratingCount: 9 };
  const make = (firstName: string, interests: Interest[], listing: Partial<Companion>) =>
    makeCompanion({ interests, ...listing }, { ...inCity, firstName, interests });
  const [, , blocked] = await Promise.all([
    make('Olga', ['geek'], best),
    make('Alma', [interest], {}),
    make('Bert', [interest], best),
  ]);
  const block = { at: new Date(), blockedUid: blocked.uid, endedAt: null, past: [] };
  await adminDb.doc(`users/${member.uid}/blocks/${blocked.uid}`).set(block);
  return { names: [/^Alma /, /^Olga /], blocked };
}

test('a member whose last visit is long ago sees the list as it is now before the site’s code has loaded, and it is asked for once', async ({
  page,
}) => {
  const member = await makeNeighbor();
  const { names, blocked } = await makeListFor(member);
  await signIn(page, member, { remember: true });
  await page.goto('/browse');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'per hour' });
  await expect(cards.getByRole('heading')).toHaveText([/^Nora /, ...names]);
  const start = () => page.evaluate(() => localStorage.getItem('hearthkin.list-start'));
  await expect.poll(start).toContain(blocked.uid);
  await page.evaluate(async () => {
    for (const cache of await caches.keys()) await caches.delete(cache);
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
  });
  // The worker goes with the last page that it serves. Views older than a day aren't shown, and a page keeps one when it is left.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.removeItem('hearthkin.view:/browse'));
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(':runQuery')) questions.push(request.postData() ?? '');
  });

  const release = await hold(page, /\/assets\/[^/]+\.js$/);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(cards.getByRole('heading')).toHaveText([/^Nora /, ...names]);
  await expect(cards.getByRole('button', { name: 'Message this companion' })).toHaveCount(3);
  const places = () => Promise.all([0, 1, 2].map((index) => placeOf(cards.nth(index))));
  const before = await places();
  release();
  await expect(cards.getByRole('button', { name: /^Message Nora / })).toBeEnabled();
  expect(await places()).toEqual(before);
  expect(questions.filter((question) => question.includes('"companions"'))).toHaveLength(1);
});

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
  await keptCard(page);
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
