import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { portrait } from '../functions/sample-people';
import { makeAdmin, makeMember } from '../support/actors';
import { adminAuth, adminDb } from '../support/admin';
import { APPLICATION_FORM } from '../support/builders';
import { chosen } from './forms';
import { otherBrowser } from './people';
import { enterCode, fillIn, newPhone, setPassword, verifyIdentity } from './sign-up-steps';
import { expectUsable } from './usable';

const PDF = {
  name: 'bill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
};

/** The five steps of the document wizard, with real files. */
async function submitDocuments(page: Page): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  const passport = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await portrait('bea') };
  await page.getByRole('radio', { name: 'Passport' }).check();
  await next();
  await page.getByLabel('Choose ID document').setInputFiles(passport);
  await expect(page.getByText('Your file is uploaded.')).toBeVisible();
  await next();
  await page.getByRole('radio', { name: 'Utility Bill' }).check();
  await next();
  await page.getByLabel('Choose Proof of address').setInputFiles(PDF);
  await expect(page.getByText('Your file is uploaded.')).toBeVisible();
  await expectUsable(page);
  await next();
  await expect(page.getByRole('img', { name: 'Preview of passport.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('region', { name: 'Documents under review' })).toBeVisible();
}

test('a companion signs up, is approved by staff and appears on an open browse page', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const firstName = `Q${randomUUID().replace(/[^a-f]/g, '')}`;
  const member = await otherBrowser(browser, await makeMember());
  await member.page.goto('/browse?sort=newest');
  await expect(member.page.getByRole('heading', { name: 'Browse companions' })).toBeVisible();
  const card = member.page.getByRole('heading', { name: `${firstName} Z.` });
  await expect(chosen(member.page, /Sort by/)).toHaveText('Newest');

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
  await expectUsable(page);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Verification' }).click();
  await submitDocuments(page);
  await expect(card).toHaveCount(0);

  const staff = await otherBrowser(browser, await makeAdmin());
  await staff.page.goto('/admin/database?view=verifications');
  const documents = staff.page.getByRole('article', { name: `Documents of ${firstName} Zander` });
  await expect(documents.getByRole('img', { name: /^ID document/i })).toBeVisible();
  await expectUsable(staff.page);
  await documents.getByRole('button', { name: 'Approve' }).click();
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^The documents show this name and face/ }).check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.page.getByText(`${firstName} Zander is verified.`)).toBeVisible();

  await expect(page.getByRole('region', { name: 'Verification complete' })).toBeVisible();
  await expect(card).toHaveCount(0);

  const { uid } = await adminAuth.getUserByEmail(email);
  await adminDb.doc(`applications/${uid}`).set({
    form: { ...APPLICATION_FORM, firstName, lastName: 'Zander' },
    status: 'submitted',
    updatedAt: new Date(),
    submittedAt: new Date(),
  });
  await staff.page.goto('/admin/database?view=applications');
  const application = staff.page.getByRole('article', {
    name: `Application of ${firstName} Zander`,
  });
  await application.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(
    staff.page.getByText(`${firstName} Zander’s application is approved.`),
  ).toBeVisible();
  await expect(card).toBeVisible();
  await member.context.close();
  await staff.context.close();
});
