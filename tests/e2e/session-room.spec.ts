import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { browserWith, FAKE_DEVICES } from '../support/browser-flags';
import { paidSession } from './paid-booking';
import { signIn } from './people';
import { expectToSeeAndHear, join } from './room';
import { expectUsable } from './usable';

test.use({ launchOptions: browserWith(...FAKE_DEVICES) });

/** A confirmed Virtual Chat that begins in some minutes. */
function confirmedChat(member: Actor, companion: Actor, minutes: number): Promise<string> {
  const startsAt = new Date(Date.now() + minutes * MINUTE_MS);
  return paidSession(member, companion, startsAt, { activity: 'virtual-chat', minutes: 60 });
}

async function enter(
  browser: Browser,
  person: Actor,
  width = 1440,
): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await signIn(page, person, { remember: true });
  return [page, context];
}

test('a member and a companion meet in the room, lose each other and meet again', {
  tag: '@journey',
}, async ({ browser }) => {
  const companion = await makeCompanion({}, { firstName: 'Nora', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const bookingId = await confirmedChat(member, companion, 5);

  const [theirs, companionContext] = await enter(browser, companion, 390);
  const [own, memberContext] = await enter(browser, member);
  await own.goto(`/my-bookings/${bookingId}`);
  await own.getByRole('link', { name: /^Join: session with Nora Q\./ }).click();
  await theirs.goto(`/sessions/${bookingId}`);
  await expectUsable(theirs);
  await join(own);
  await expect(own.getByText('Waiting for Nora Q.')).toBeVisible();
  await join(theirs);
  await expectToSeeAndHear(own, 'Nora Q.');
  await expectToSeeAndHear(theirs, 'Jonah R.');
  await expectUsable(own);
  await expectUsable(theirs);

  // A camera that goes off and on again.
  await theirs.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(own.locator('video[aria-label="Nora Q."]')).toBeHidden();
  await theirs.getByRole('button', { name: 'Turn camera on' }).click();
  await expect(own.locator('video[aria-label="Nora Q."]')).toBeVisible();

  // Without network for a while, and a reload.
  await memberContext.setOffline(true);
  await expect.poll(() => own.evaluate(() => navigator.onLine)).toBe(false);
  await memberContext.setOffline(false);
  await expectToSeeAndHear(own, 'Nora Q.');
  await theirs.reload();
  await join(theirs);
  await expectToSeeAndHear(own, 'Nora Q.');
  await expectToSeeAndHear(theirs, 'Jonah R.');

  // A second tab takes over.
  const second = await memberContext.newPage();
  await second.goto(`/sessions/${bookingId}`);
  await join(second);
  await expect(own.getByText('You joined in another tab or on another device.')).toBeVisible();
  await expectToSeeAndHear(second, 'Nora Q.');
  await second.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(second.getByText('You left the room.')).toBeVisible();
  await expect(theirs.getByText('Waiting for Jonah R.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Leave and report' }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(theirs.getByText('Thanks for telling us.')).toBeVisible();

  // The session took place.
  const endsAt = new Date(Date.now() - MINUTE_MS);
  const startsAt = new Date(endsAt.getTime() - 30 * MINUTE_MS);
  await adminDb.doc(`bookings/${bookingId}`).update({ startsAt, endsAt });
  await second.goto(`/my-bookings/${bookingId}`);
  await second.getByRole('button', { name: /^Mark complete/ }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /complete/i })
    .click();
  await second.getByRole('button', { name: /review/i }).click();
  await expect(second.getByRole('dialog', { name: 'Review Nora Q.' })).toBeVisible();
  await Promise.all([memberContext.close(), companionContext.close()]);
});

test('a member who has only a microphone reads so, and joins with that', async ({ baseURL }) => {
  const companion = await makeCompanion({}, { firstName: 'Nora', lastName: 'Quist' });
  const member = await makeMember();
  const bookingId = await confirmedChat(member, companion, 5);
  const onlySound = [
    '--use-fake-device-for-media-stream=device-count=0',
    '--use-fake-ui-for-media-stream',
  ];
  const browser = await chromium.launch(browserWith(...onlySound));
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(page, member);
  await page.goto(`/sessions/${bookingId}`);
  await page.getByRole('button', { name: 'Turn camera on' }).click();
  await expect(page.getByText(/can’t find a camera\./)).toBeVisible();
  await page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect(page.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('Waiting for Nora Q.')).toBeVisible();
  await browser.close();
});
