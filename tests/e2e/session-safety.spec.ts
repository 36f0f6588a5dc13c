import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { expect, type Page, test } from '@playwright/test';
import { portrait } from '../functions/sample-people';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { mailsTo } from '../support/mailbox';
import { otherBrowser, signIn } from './people';
import { expectUsable } from './usable';

/** A confirmed walk of two hours that began some minutes ago. */
async function walkSince(member: Actor, companion: Actor, minutes: number): Promise<string> {
  const id = newId('b');
  const startsAt = new Date(Date.now() - minutes * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  const sides = { spenderId: member.uid, earnerId: companion.uid };
  const booking = bookingDocument(sides, {
    activity: 'coffee-walk',
    status: 'confirmed',
    startsAt,
    endsAt,
    location: 'The fountain in the park',
    dueAt: new Date(endsAt.getTime() + 24 * HOUR_MS),
  });
  await adminDb.doc(`bookings/${id}`).set(booking);
  await adminDb.doc(`payments/${id}`).set(holdPayment(booking, new Date()));
  return id;
}

/** Puts one of the staff on duty, at any time. */
async function beOnDuty({ uid: by }: Actor): Promise<void> {
  const hours = Object.fromEntries(
    WEEKDAYS.map((day) => [day, [{ start: '00:00', end: '24:00' }]]),
  );
  await adminDb.doc('staffDesk/rota').set({ entries: [{ by, hours, timeZone: 'UTC' }] });
}

/** The link in the latest email to an address whose address contains `path`. */
async function linkTo(email: string, path: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(email);
    return mails
      .map(({ body }) => body.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path)))
      .findLast((url) => url !== undefined);
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** Links in emails name the public address of the site. */
async function openLink(page: Page, link: string): Promise<void> {
  const { pathname, search, hash } = new URL(link);
  await page.goto(pathname + search + hash);
}

test('a member meets a companion in person, with someone who knows', { tag: '@journey' }, async ({
  page,
  browser,
}) => {
  test.slow();
  const companion = await makeCompanion({}, { firstName: 'Nora', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const bookingId = await walkSince(member, companion, 5);
  const trusted = `${newId('maya').toLowerCase()}@example.com`;

  await signIn(page, member, { remember: true });
  await page.goto('/profile?tab=trusted-contact');
  await page.getByRole('button', { name: /trusted contact/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Their name' }).fill('Maya');
  await dialog.getByRole('textbox', { name: 'Their email' }).fill(trusted);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Waiting for their answer')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await openLink(visitor, await linkTo(trusted, '/trusted-contact'));
  await expectUsable(visitor);
  await visitor.getByRole('button', { name: 'I agree' }).click();
  await expect(visitor.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await page.goto(`/my-bookings/${bookingId}`);
  await page.getByRole('button', { name: 'Let Maya know' }).click();
  await expect(page.getByRole('button', { name: 'Email Maya again' })).toBeVisible();
  await openLink(visitor, await linkTo(trusted, '/session-photo'));
  await expect(visitor.getByRole('heading', { name: 'This is Nora' })).toBeVisible();

  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto(`/my-bookings/${bookingId}`);
  await theirs.page.getByRole('button', { name: 'I’m here' }).click();
  await expect(page.getByText(/^Nora Q\. is here/)).toBeVisible();
  await expect(theirs.page.getByText('Maya')).toHaveCount(0);
  await expectUsable(page);

  // Our functions can't be reached: the phone still calls, and the page says what didn't go out.
  await page.route(/\/raiseAlarm\?/, (route) => route.abort());
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await page.getByRole('button', { name: 'Alert Maya and our team' }).click();
  await page.getByRole('button', { name: 'Alert now' }).click();
  await expect(page.getByText(/^We couldn’t reach Maya or our team: .* call 911\.$/)).toBeVisible();
  await beOnDuty(await makeAdmin());
  await page.unroute(/\/raiseAlarm\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Our team was told at /)).toBeVisible();
  await expect(page.getByText('We emailed Maya.')).toBeVisible();
  const mails = await mailsTo(trusted);
  expect(mails.at(-1)?.subject).toBe('Jonah needs help');
  await page.getByRole('button', { name: 'I’m all right' }).click();
  await page.getByRole('button', { name: 'Tell them now' }).click();
  await expect(page.getByText(/^We told Maya and our team at /)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(trusted)).at(-1)?.subject)
    .toBe('Jonah is all right');
  await theirs.context.close();
});

test('a member says that a companion didn’t come, they disagree, and staff decide', {
  tag: '@journey',
}, async ({ page, browser }) => {
  test.slow();
  const companion = await makeCompanion({}, { firstName: 'Nora', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const bookingId = await walkSince(member, companion, 30);

  await signIn(page, member, { remember: true });
  await page.goto(`/my-bookings/${bookingId}`);
  await page.getByRole('button', { name: /^Something went wrong/ }).click();
  await page.getByRole('button', { name: /^It’s about the session/ }).click();
  const dialog = page.getByRole('dialog', { name: 'About the session or the payment' });
  await dialog.getByRole('radio', { name: 'They didn’t come' }).check();
  await dialog.getByRole('textbox', { name: 'In your words' }).fill('I waited for half an hour.');
  const buffer = await portrait('anna');
  const gate = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.locator('input[type=file]').setInputFiles(gate);
  await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const claim = page.getByRole('region', { name: 'The companion didn’t come' });
  await expect(claim).toContainText('On hold');
  const caseNumber = /Case ([0-9A-F-]{11})/.exec((await claim.textContent()) ?? '')?.[1] ?? '';

  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto(`/my-bookings/${bookingId}`);
  await theirs.page.getByRole('button', { name: /^Show 1 picture from/ }).click();
  await expect(theirs.page.getByRole('img', { name: /^Picture 1 from/ })).toBeVisible();
  await theirs.page.getByRole('textbox', { name: 'Your answer' }).fill('I was at the other gate.');
  await theirs.page.getByRole('button', { name: 'I see it differently' }).click();
  await expect(claim).toContainText('I was at the other gate.');

  const staff = await makeAdmin();
  const tool = await otherBrowser(browser, staff);
  await tool.page.goto(`/admin/database?view=bookings&booking=${bookingId}`);
  await expect(tool.page.getByRole('region', { name: `Claim ${caseNumber}` })).toContainText(
    'I waited for half an hour.',
  );
  await tool.page.goto('/admin/database?view=claims');
  const card = tool.page.getByRole('article', { name: `Case ${caseNumber}` });
  await card.getByRole('button', { name: /^Show 1 picture from/ }).click();
  await expect(card.getByRole('img', { name: /^Picture 1 from/ })).toBeVisible();
  await card.getByRole('button', { name: 'Decide' }).click();
  const decide = tool.page.getByRole('dialog');
  await decide
    .getByRole('combobox', { name: 'Decision' })
    .selectOption('It took place: refund a part');
  await decide.getByRole('textbox', { name: 'Refund (%)' }).fill('40');
  await decide.getByRole('textbox', { name: 'Reason' }).fill('Both were there, at two gates.');
  await decide.getByRole('button', { name: 'Decide' }).click();
  await expect(card).toHaveCount(0);
  await expect(claim).toContainText('40% of the price is refunded.');
  await expect(claim).toContainText('Both were there, at two gates.');
  await expectUsable(page);
  await theirs.context.close();
  await tool.context.close();
});
