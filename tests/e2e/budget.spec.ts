import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { type Browser, expect, test } from '@playwright/test';
import { type SessionState, sessionOnly, settled } from '../lab/bench/site';
import { makeCompanion, makeMember, PASSWORD } from '../support/actors';
import { adminDb } from '../support/admin';
import { readBudget } from '../support/budget';
import { bookingDocument, newId } from '../support/builders';
import { hold } from './hold';

/** The routes with a line in `reads` of tests/budget.json. */
const ROUTES = [
  '/browse',
  '/need-support?mood=stressed',
  '/companion/:companionId',
  '/favorites',
  '/book/:companionId',
  '/my-bookings',
  '/profile',
  '/sessions/:bookingId',
];

/** They fill the first page of both lists, before companions of other tests. */
const COMPANIONS = 24;
const FAVORITES = 3;
const BOOKINGS = 2;

const MEMBER = { firstName: 'Marta', lastName: 'Field' };

const { reads } = readBudget();

let session: SessionState;
let companionId: string;
let bookingId: string;

test.beforeAll(async ({ browser }) => {
  const address = {
    street: '1 Level Road',
    city: `Level ${newId('city').slice(-6)}`,
    state: 'KS',
    zipCode: '66002',
    country: 'United States',
  };
  // No other test has a list for this mood, and no one else for it has as many reviews.
  const listing = { traits: ['organized' as const], ratingAverage: 5, ratingCount: 90_000 };
  const companions = await Promise.all(
    Array.from({ length: COMPANIONS }, () => makeCompanion(listing, { address })),
  );
  // A new sign-in would be recorded, and the account read again if it is listened to by then.
  const lastLoginAt = new Date(Date.now() + HOUR_MS);
  const member = await makeMember({ ...MEMBER, address, lastLoginAt });
  const batch = adminDb.batch();
  for (const { uid } of companions.slice(0, FAVORITES)) {
    batch.set(adminDb.doc(`users/${member.uid}/favorites/${uid}`), { addedAt: new Date() });
  }
  const dates = { createdAt: new Date(), startsAt: new Date(Date.now() + 5 * DAY_MS) };
  for (const { uid } of companions.slice(0, BOOKINGS)) {
    [companionId, bookingId] = [uid, newId('booking')];
    const booking = bookingDocument({ spenderId: member.uid, earnerId: uid }, dates);
    batch.set(adminDb.doc(`bookings/${bookingId}`), booking);
  }
  await batch.commit();
  session = await sessionOnly(browser, '', member.email, PASSWORD);
});

for (const route of ROUTES) {
  test(`a member’s first visit to ${route} reads no more than its budget`, async ({ browser }) => {
    const most = reads[route];
    if (most === undefined) throw new Error(`${route} has no line in reads of tests/budget.json`);
    const path = route.replace(':companionId', companionId).replace(':bookingId', bookingId);
    const count = await readsOfFirstVisit(browser, path);
    expect(
      count,
      `${route} reads ${count} documents, and its budget in tests/budget.json is ${most}: read less, or change that line`,
    ).toBeLessThanOrEqual(most);
  });
}

test('each budget of reads is that of a route which is opened here', () => {
  const others = Object.keys(reads).filter((route) => !ROUTES.includes(route));
  expect(others, 'delete these lines of tests/budget.json, or add the routes here').toEqual([]);
});

async function readsOfFirstVisit(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ storageState: session });
  const page = await context.newPage();
  const listening = page.waitForResponse((response) => response.url().includes('/Listen/channel'));
  // The account is asked for by a plain request only while the database hasn’t loaded. Here it always is.
  const release = await hold(page, /\/firestore-[^/]+\.js$/);
  await page.goto(path);
  const name = `${MEMBER.firstName} ${MEMBER.lastName}`;
  await page.getByRole('button', { name: `Account menu of ${name}` }).waitFor();
  release();
  await listening;
  await settled(page);
  const byScreen = await page.evaluate(() => window.__hearthkinReads ?? {});
  await context.close();
  return Object.values(byScreen).reduce((sum, count) => sum + count, 0);
}
