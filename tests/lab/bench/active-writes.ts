import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { testEnvironment } from '../../runner/test-suite';
import { BROWSER_FLAGS } from '../../support/browser-flags';
import { documentsWritten } from './documents-written';
import type { Row } from './measure';
import { sessionOnly, settled } from './site';

/** Keystrokes per minute of a fast typist. */
const KEYS_PER_MINUTE = 240;
/** Minutes that a companion keeps a page open. */
const MINUTES_ACTIVE = 10;

/** Writes caused by being active: while typing, and while a page is open. */
export async function measureActiveWrites(
  suite: Suite,
  siteUrl: string,
  executablePath: string,
): Promise<Row[]> {
  // Both read the environment when they are loaded.
  Object.assign(process.env, testEnvironment(suite));
  const { makeCompanion, makeMember, PASSWORD } = await import('../../support/actors');
  const { adminDb } = await import('../../support/admin');
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const id = conversationId(member.uid, companion.uid);
  const begun = newConversation(member.uid, companion.uid);
  await adminDb.doc(`conversations/${id}`).set({ ...begun, updatedAt: new Date() });
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  const at = (email: string, route: string, act: (page: Page) => Promise<void>) =>
    writesOf(browser, siteUrl, { email, password: PASSWORD, route }, act);
  try {
    const typing = await at(member.email, `/messages/${id}`, async (page) => {
      const field = page.getByRole('textbox', { name: /^Message to/ });
      await field.focus();
      for (let key = 0; key < KEYS_PER_MINUTE; key += 1) {
        await page.keyboard.type('x');
        await page.clock.runFor(MINUTE_MS / KEYS_PER_MINUTE);
      }
    });
    const here = await at(companion.email, '/my-bookings', async (page) => {
      for (let minute = 0; minute < MINUTES_ACTIVE; minute += 1) await page.clock.runFor(MINUTE_MS);
    });
    const hour = await hourOnline(
      browser,
      siteUrl,
      { companion, member, password: PASSWORD },
      adminDb,
    );
    return [
      { what: 'writes per minute while typing without a pause', value: String(typing) },
      {
        what: 'writes a minute of a companion who has a page open',
        value: (here / MINUTES_ACTIVE).toFixed(1),
      },
      ...hour,
    ];
  } finally {
    await browser.close();
  }
}

/**
 * One hour in which a companion has a page open and is looked at, while another person's list shows them.
 */
async function hourOnline(
  browser: Browser,
  siteUrl: string,
  { companion, member, password }: Sides,
  db: Firestore,
): Promise<Row[]> {
  const listing = db.doc(`companions/${companion.uid}`);
  const name = (await listing.get()).get('displayName');
  const storageState = await sessionOnly(browser, siteUrl, member.email, password);
  const context = await browser.newContext({ storageState });
  const reader = await context.newPage();
  await reader.goto(`${siteUrl}/browse?q=${String(name).split(' ')[0]}`);
  await reader.getByRole('heading', { name }).first().waitFor();
  await settled(reader);
  const before = await readsOf(reader);
  const written = { listing: -1, live: -1 };
  const stops = [
    listing.onSnapshot(() => {
      written.listing += 1;
    }),
    listing.collection('live').onSnapshot(() => {
      written.live += 1;
    }),
  ];
  await writesOf(
    browser,
    siteUrl,
    { email: companion.email, password, route: '/my-bookings' },
    async (page) => {
      for (let minute = 0; minute < 60; minute += 1) await page.clock.runFor(MINUTE_MS);
      for (let view = 0; view < VIEWS; view += 1) {
        await listing.collection('views').doc(`viewer${view}_2031-06-01`).set({ at: new Date() });
      }
      // The last effect of them all.
      await untilCounted(listing.collection('views'));
    },
  );
  for (const stop of stops) stop();
  const woken = (await readsOf(reader)) - before;
  await context.close();
  const what = (of: string) => `${of}, in an hour of a companion online, with ${VIEWS} views`;
  return [
    { what: what('writes of the listing'), value: String(written.listing) },
    { what: what('writes of what is live'), value: String(written.live) },
    { what: what('documents read again by an open list'), value: String(woken) },
  ];
}

interface Sides {
  readonly companion: { readonly uid: string; readonly email: string };
  readonly member: { readonly email: string };
  readonly password: string;
}

/** Views of a companion's profile in an hour. */
const VIEWS = 10;

const readsOf = (page: Page) =>
  page.evaluate(() =>
    Object.values(window.__hearthkinReads ?? {}).reduce((sum, count) => sum + count, 0),
  );

/** Until the trigger has counted all views. */
async function untilCounted(views: CollectionReference): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = views.onSnapshot(({ docs }) => {
      if (docs.length < VIEWS || docs.some((doc) => doc.get('viewerId') === undefined)) return;
      stop();
      resolve();
    }, reject);
  });
}

interface Place {
  readonly email: string;
  readonly password: string;
  readonly route: string;
}

/** Writes to the database during `act`, once the page is idle. */
async function writesOf(
  browser: Browser,
  siteUrl: string,
  { email, password, route }: Place,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const storageState = await sessionOnly(browser, siteUrl, email, password);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(siteUrl + route);
  await settled(page);
  let writes = 0;
  const count = (request: Request) => {
    writes += documentsWritten(request);
  };
  page.on('request', count);
  await act(page);
  page.off('request', count);
  await context.close();
  return writes;
}
