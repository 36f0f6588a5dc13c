import { DAY_MS } from '@hearthkin/domain/durations';
import { expect, type Page, test } from '@playwright/test';
import { makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, eventDocument, newId, reportDocument } from '../support/builders';
import { callFunction } from '../support/call-function';
import { unpaidRequest } from './paid-booking';
import { signIn, signInByForm } from './people';
import { expectReadableOnPaper, seriousViolations } from './usable';

// By far the longest file, so its tests run in parallel.
test.describe.configure({ mode: 'parallel' });

const PUBLIC = [
  '/',
  '/about-us',
  '/how-it-works',
  '/safety-trust',
  '/faq',
  '/faq?q=refund',
  '/faq?q=nothing-of-the-kind',
  '/crisis-support',
  '/login',
  '/register/1',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/unsubscribe',
  '/trusted-contact',
  '/session-photo',
  '/suspended',
  '/contact',
  '/terms',
  '/privacy',
  '/auth-test',
  '/companion/nobody',
  '/need-support',
  '/need-support?mood=sad',
  '/pricing',
  '/community/activity/nothing',
  '/community/share-story',
  '/community/stories',
  '/community/stories/nobody',
  '/earn-helping',
  '/analytics',
  '/no-such-page',
];

// A library recovers from violations of the content security policy without a console error.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy refused ${blockedURI} by ${effectiveDirective}`),
    );
  }),
);

/** Pages that people print. */
const PRINTED = ['/terms', '/privacy'];

/** Only the payment provider's pages ask for a card. */
const CARD_FIELD = 'input:is([autocomplete^="cc-"], [name*="card" i], [id*="card" i])';

const PHONE = { width: 390, height: 900 };
const DESK = { width: 1440, height: 900 };

/** Widths at which only sideways scrolling is checked. */
const OTHER_WIDTHS = [360, 768, 1920];

/**
 * Checks a page in both color schemes, on a phone and at desktop width; at other widths, only that
 * it doesn't scroll sideways. `npm run screenshots` opens each page on every screen.
 */
async function inspect(page: Page, path: string): Promise<void> {
  const complaints: string[] = [];
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') complaints.push(message.text());
  };
  page.on('console', listen);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await settled(page);
  await expect(page.locator(CARD_FIELD), `${path} asks for a card`).toHaveCount(0);
  await expectNoSidewaysScroll(page, `${path} on a phone`);
  await expectNoSidewaysScrollMirrored(page, `${path} on a phone`);
  const onPhone = await seriousViolations(page);
  expect(onPhone, `${path} is hard to use for some on a phone`).toEqual([]);
  await inspectDark(page, path);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
  await settled(page);
  await expectNoSidewaysScroll(page, `${path} on a desk`);
  await expectNoSidewaysScrollMirrored(page, `${path} on a desk`);
  // Colors are the same on every screen.
  const onDesk = await seriousViolations(page, (axe) => axe.disableRules('color-contrast'));
  expect(onDesk, `${path} is hard to use for some on a desk`).toEqual([]);

  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ ...DESK, width });
    await expectNoSidewaysScroll(page, `${path}, ${width} pixels wide,`);
  }
  if (PRINTED.includes(path)) await expectReadableOnPaper(page);
  expect(complaints, `${path} complains`).toEqual([]);
  page.off('console', listen);
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // Public pages learn late who is signed in, and their header changes then.
  await page.waitForFunction(
    () =>
      !Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser')) ||
      document.querySelector('header a[href^="/login"]') === null,
  );
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  expect(await tooWide(page), `${where} scrolls sideways`).toEqual([]);
}

/** By how much the page is wider than its window, and which elements stick out. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Script-based layout for a new width is complete after the second frame.
    const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await picture();
    await picture();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    };
    const inmost = [...document.body.querySelectorAll('*')].filter(
      (element) => sticksOut(element) && ![...element.children].some(sticksOut),
    );
    const names = inmost.slice(0, 5).map((element) => element.outerHTML.slice(0, 200));
    return [`${scrollWidth - clientWidth} pixels`, ...names];
  });
}

/** Mirrored, as when a browser translates the page into a right-to-left language. */
async function expectNoSidewaysScrollMirrored(page: Page, where: string): Promise<void> {
  const turn = (dir: string) =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, dir);
  await turn('rtl');
  await expectNoSidewaysScroll(page, `${where}, from right to left,`);
  await turn('ltr');
}

/** The dark scheme changes only colors. */
async function inspectDark(page: Page, path: string): Promise<void> {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  const byNight = await seriousViolations(page, (axe) => axe.withRules('color-contrast'));
  expect(byNight, `${path} is hard to read in the dark`).toEqual([]);
}

const PARTS = 3;
for (let part = 1; part <= PARTS; part += 1) {
  test(`a visitor finds no problem on any page, part ${part} of ${PARTS}`, async ({ page }) => {
    test.slow();
    const paths = PUBLIC.filter((_, index) => index % PARTS === part - 1);
    for (const path of paths) await inspect(page, path);
  });
}

test('a visitor finds no problem in any part of a profile', async ({ page }) => {
  test.slow();
  const { uid } = await makeCompanion({ ratingAverage: 4.86, ratingCount: 7 });
  const profile = `/companion/${uid}`;
  const tabs = [profile, `${profile}?tab=reviews`, `${profile}?tab=availability`];
  for (const path of tabs) await inspect(page, path);
});

test('a member finds no problem on any page', async ({ page }) => {
  // Every page of a member in one test.
  test.slow();
  const firstName = `Q${newId('').replace(/\W/g, '').slice(0, 9)}`;
  const companion = await makeCompanion({}, { firstName });
  const eventId = newId('event');
  await adminDb.doc(`events/${eventId}`).set(eventDocument());
  const member = await makeMember();
  const { bookingId } = await unpaidRequest(member, companion);
  await signIn(page, member);
  const paths = [
    // Other companions belong to other tests, which change them.
    `/browse?q=${firstName}`,
    '/favorites',
    '/reports',
    `/need-support?mood=anxious&companion=${companion.uid}`,
    `/companion/${companion.uid}?tab=availability`,
    `/book/${companion.uid}`,
    '/my-bookings',
    `/bookings/${bookingId}/payment`,
    '/messages',
    '/notifications',
    '/notifications/settings',
    '/subscription-dashboard',
    '/community',
    '/community/event/nothing',
    `/community/event/${eventId}`,
    '/pricing',
    '/verification',
    '/profile',
    '/profile/ways-to-sign-in',
  ];
  for (const path of paths) await inspect(page, path);
});

test('a companion finds no problem on their pages', async ({ page }) => {
  test.slow();
  await signIn(page, await makeCompanion());
  for (const path of [
    '/earner-dashboard',
    '/my-bookings/calendar',
    '/profile/listing',
    '/earnings',
    `/earnings/statement/${new Date().getFullYear()}`,
    '/earner-training',
    '/earner-training/crisis',
    '/earn-helping',
  ]) {
    await inspect(page, path);
  }
});

test('staff find no problem in any part of the team desk', async ({ page }) => {
  test.slow();
  const [staff, colleague, reported] = await Promise.all([
    makeAdmin(),
    makeAdmin(),
    makeCompanion(),
  ]);
  const [report, message] = [newId('report'), newId('message')];
  const danger = { reason: 'danger', severity: 0, reportedId: reported.uid } as const;
  await Promise.all([
    adminDb.doc(`reports/${report}`).set(reportDocument(danger)),
    adminDb.doc(`contactMessages/${message}`).set({
      name: 'Sam Porter',
      email: 'sam@example.test',
      subject: 'My receipt',
      message: 'Where do I find it?',
      uid: null,
      status: 'open',
      answer: null,
      // Longer ago than we aim for.
      createdAt: new Date(Date.now() - 2 * DAY_MS),
      decidedAt: null,
      decidedBy: null,
      expireAt: new Date('2036-01-01T00:00:00Z'),
    }),
  ]);
  await callFunction('assignItem', { queue: 'messages', id: message, take: true }, colleague);
  await signIn(page, staff);
  await inspect(page, `/admin/database?view=messages&item=${message}`);
  for (const view of [
    'overview',
    'messages',
    'numbers',
    'accounts',
    'bookings',
    'events',
    'stories',
    'audit',
  ]) {
    await inspect(page, `/admin/database?view=${view}`);
  }
  const [member, companion] = [await makeMember(), await makeCompanion()];
  const sides = { spenderId: member.uid, earnerId: companion.uid };
  const bookingId = newId('booking');
  const over = bookingDocument(sides, { status: 'completed', dueAt: null });
  await adminDb.doc(`bookings/${bookingId}`).set(over);
  await inspect(page, `/admin/database?view=bookings&booking=${bookingId}`);
});

test('a visitor opens the crisis dialog with one key while offline', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('a[href="tel:988"]').first()).toBeVisible();
  await expect(dialog.locator('a[href^="sms:741741"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a visitor loads the Firestore code with the first page that needs it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const database = () => scripts.filter((url) => /\/firestore-[^/]+\.js$/.test(url));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(database()).toEqual([]);
  await signInByForm(page, await makeMember());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(database()).not.toEqual([]);
});
