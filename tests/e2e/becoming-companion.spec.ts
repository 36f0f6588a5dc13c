import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { expect, type Page, test } from '@playwright/test';
import { companionPayout } from '../../functions/src/platform/records/collections';
import { portrait } from '../functions/sample-people';
import { makeAdmin, makeMember } from '../support/actors';
import { adminAuth, adminDb } from '../support/admin';
import { firstLessons, reportOf } from '../support/builders';
import { tick } from '../support/suite';
import { chooseSession, chosen } from './forms';
import { withPageCamera } from './page-camera';
import { moveSession } from './paid-booking';
import { requestAndPay } from './pay';
import { otherBrowser } from './people';
import { enterCode, fillIn, newPhone, setPassword, verifyIdentity } from './sign-up-steps';
import { expectUsable } from './usable';

const PDF = {
  name: 'bill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
};

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** The first screen after sign-up. */
async function tellAboutYou(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await page.getByLabel('Bio').fill('I listen.');
  for (const trait of ['Calm', 'Patient', 'Wise', 'Good listener']) {
    await page.getByRole('button', { name: trait, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Listening', exact: true }).click();
  await page.getByRole('radio', { name: 'Volunteer experience' }).check();
  await expectUsable(page);
  await goOn(page);
}

/** The second screen, with the rate of sign-up. */
async function setHours(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Hours and rate' })).toBeVisible();
  await expect(page.getByText('€30 an hour')).toBeVisible();
  for (const activity of [/^Virtual Chat/, /^Coffee & Walk/]) {
    await page.getByRole('checkbox', { name: activity }).check();
  }
  await page.getByRole('button', { name: 'Remove these hours on Sunday' }).click();
  await expectUsable(page);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
}

/** The third screen, with the ID photo of sign-up and a real file. */
async function submitAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of Your ID photo' })).toBeVisible();
  await page.getByRole('radio', { name: 'Passport' }).check();
  await page.getByRole('radio', { name: 'Utility Bill' }).check();
  await page.getByLabel('Choose Proof of address').setInputFiles(PDF);
  await expect(page.getByText('Your file is uploaded.')).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('We’re reviewing your application')).toBeVisible();
}

test('a companion signs up, applies on two devices, changes what staff return, adds where to be paid, appears on an open browse page and is paid for a first session', {
  tag: '@journey',
}, async ({ page, browser }) => {
  test.setTimeout(480_000);
  const firstName = `Q${randomUUID().replace(/[^a-f]/g, '')}`;
  const person = await makeMember();
  const member = await otherBrowser(browser, person);
  await member.page.clock.install();
  await member.page.goto('/browse?sort=newest');
  await expect(member.page.getByRole('heading', { name: 'Browse companions' })).toBeVisible();
  const card = member.page.getByRole('heading', { name: `${firstName} Z.` });
  await expect(chosen(member.page, /Sort by/)).toHaveText('Newest');

  await withPageCamera(page);
  await page.goto('/register?type=earner');
  const email = `${randomUUID()}@hearthkin.test`;
  const name = { first: firstName, last: 'Zander' };
  // Without a photo no companion is listed.
  const photo = await portrait('carl');
  await fillIn(page, { kind: 'Become a companion', phone: newPhone(), email, name, photo });
  await enterCode(page);
  await verifyIdentity(page, 'carl');
  await setPassword(page);
  await page.getByRole('checkbox', { name: /background check/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/earners\/dashboard$/);
  await expect(page.getByText('Verify your documents', { exact: true })).toBeVisible();
  const start = page.getByRole('region', { name: 'Getting Started' });
  await expect(start.getByText('Next: about you.')).toBeVisible();
  await expectUsable(page);
  await start.getByRole('link', { name: 'Tell us about you' }).click();
  await tellAboutYou(page);
  await setHours(page);

  const { uid } = await adminAuth.getUserByEmail(email);
  const other = await otherBrowser(browser, { uid, email });
  await other.page.goto('/earn-helping');
  await submitAll(other.page);
  await other.context.close();
  await expect(page.getByText('We’re reviewing your application')).toBeVisible();
  await expect(card).toHaveCount(0);

  const staff = await otherBrowser(browser, await makeAdmin());
  await staff.page.goto('/admin/database?view=verifications');
  const documents = staff.page.getByRole('article', { name: `Documents of ${firstName} Zander` });
  await expect(documents.getByRole('img', { name: /^ID document/i })).toBeVisible();
  await expectUsable(staff.page);
  await documents.getByRole('checkbox', { name: /^The documents show this name and face/ }).check();
  await documents.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.page.getByText(`${firstName} Zander is verified.`)).toBeVisible();
  await expect(card).toHaveCount(0);

  await staff.page.goto('/admin/database?view=applications');
  const application = staff.page.getByRole('article', {
    name: `Application of ${firstName} Zander`,
  });
  const dialog = staff.page.getByRole('dialog');
  await application.getByRole('button', { name: 'Send back' }).click();
  await dialog.getByRole('checkbox', { name: 'Bio' }).check();
  await dialog.getByRole('textbox', { name: 'What is missing' }).fill('Say a little more.');
  await expectUsable(staff.page);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(
    staff.page.getByText(`${firstName} Zander’s application was sent back.`),
  ).toBeVisible();

  const list = page.getByRole('region', { name: 'Your checklist' });
  await expect(list.getByText('Needs a change: Say a little more.')).toBeVisible();
  await list.getByRole('link', { name: 'Change it' }).first().click();
  await expect(page.getByLabel('Bio')).toBeFocused();
  await page.getByLabel('Bio').fill('I listen, and I like long walks.');
  await expectUsable(page);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Hours and rate' })).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Your documents are approved.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('We’re reviewing your application')).toBeVisible();

  await staff.page.getByRole('button', { name: /^Refresh/ }).click();
  await expect(application.getByText('I listen, and I like long walks.')).toBeVisible();
  await application.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByLabel('Issued by').fill('Sample Screening');
  await dialog.getByLabel('Report number').fill('S-1');
  await dialog.getByLabel('Date on the report').fill(reportOf(new Date()).issuedOn);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText(/^They haven’t passed “Crisis” and “Safety”/)).toBeVisible();
  await adminDb.doc(`trainings/${uid}`).set(firstLessons(new Date()));
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(
    staff.page.getByText(`${firstName} Zander’s application is approved.`),
  ).toBeVisible();
  await list.getByRole('link', { name: 'Add your payout account' }).click();
  await page.getByRole('button', { name: 'Add your payout account' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Send it in' }).click();
  await expect(page).toHaveURL('/earnings');
  await expect(async () => {
    // A list is checked every five minutes.
    await member.page.clock.fastForward('05:00');
    const showNew = member.page.getByRole('button', { name: 'Show new results' });
    // The next check ends the one before, which must have the time for its answer.
    await showNew.click({ timeout: 15_000 });
    await expect(card).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await page.goto('/earn-helping');
  await expect(page.getByText('You’re live. Members can now find and book you.')).toBeVisible();

  await member.context.close();
  // Their clock is ahead.
  const books = await otherBrowser(browser, person);
  await books.page.goto(`/book/${uid}`);
  await books.page.getByRole('radio', { name: /Coffee & Walk/ }).check();
  await chooseSession(books.page);
  await books.page.getByLabel(/location/i).fill('The corner café by the park');
  await requestAndPay(books.page);
  await expect(books.page.getByText('Your request has been sent')).toBeVisible();
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByRole('article').first()).toContainText(/confirmed/i);
  const bookingId = new URL(books.page.url()).pathname.split('/').at(-1) ?? '';
  // The server uses the real clock: the session is moved into the past, and then the day when its pay is due.
  await moveSession(bookingId, new Date(Date.now() - 3 * DAY_MS));
  await tick('bookingSweeps');
  await page.goto('/earnings');
  const sums = page.getByLabel('Sums');
  await expect(sums).toContainText('Pending€48');
  await companionPayout(adminDb, bookingId).update({ dueAt: new Date() });
  await tick('paymentSweeps');
  await expect(sums).toContainText('Pending€0');
  await expect(sums).toContainText('Paid€48');
  await books.context.close();
  await staff.context.close();
});
