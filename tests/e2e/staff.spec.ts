import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { expect, type Locator, test } from '@playwright/test';
import { makeAdmin, makeCompanion, makeMember, PASSWORD } from '../support/actors';
import { adminDb, read } from '../support/admin';
import {
  applicationDocument,
  firstLessons,
  newId,
  reportDocument,
  uploadedDocuments,
} from '../support/builders';
import { enterCode } from '../support/enter-code';
import { otherBrowser, signIn, signInByForm } from './people';

test('staff enter a code to sign in, and sign in again before an act when it was a while ago', async ({
  page,
  browser,
}) => {
  const lastName = `O${newId('').replace(/\W/g, '').slice(0, 9)}`;
  const [staff] = await Promise.all([makeAdmin(), makeMember({ firstName: 'Kit', lastName })]);
  await signInByForm(page, staff);
  await page.goto('/admin/database');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team desk');

  const { page: later, context } = await otherBrowser(browser, staff, { agoMs: 20 * MINUTE_MS });
  await later.goto('/admin/database?view=accounts');
  await later.getByRole('searchbox', { name: 'Name, email or phone' }).fill(lastName);
  await later.getByRole('button', { name: `View Kit ${lastName}` }).click();
  await later.getByRole('button', { name: 'Suspend', exact: true }).click();
  const question = later.getByRole('dialog', { name: 'Suspend the account of' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Insulted others.');
  await question.getByRole('button', { name: 'Suspend', exact: true }).click();
  const again = later.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await enterCode(later);
  await expect(question).toHaveCount(0, { timeout: 60_000 });
  const acts = later.getByRole('region', { name: 'Team actions' });
  await expect(acts).toContainText('Insulted others.');
  await context.close();
});

test('staff decide documents, a report and an application in few presses from the inbox', {
  tag: '@journey',
}, async ({ page }) => {
  test.slow();
  const [staff, companion, member] = await Promise.all([
    makeAdmin(),
    makeCompanion({ listed: false }, { firstName: 'Ida', lastName: 'Falk' }),
    makeMember(),
  ]);
  const { uid } = companion;
  const reportId = newId('report');
  // Before what other tests leave.
  const longAgo = new Date('2001-01-01T00:00:00Z');
  const report = { reason: 'danger', severity: 0, createdAt: longAgo } as const;
  const people = { reporterId: member.uid, reportedId: uid };
  await Promise.all([
    adminDb.doc(`verifications/${uid}`).set({
      isVerified: false,
      verificationStatus: 'pending',
      submittedAt: longAgo,
      documentsUploaded: uploadedDocuments(uid),
    }),
    adminDb.doc(`reports/${reportId}`).set(reportDocument({ ...report, ...people })),
    adminDb.doc(`applications/${uid}`).set(applicationDocument({ submittedAt: longAgo })),
    adminDb.doc(`trainings/${uid}`).set(firstLessons(longAgo)),
  ]);
  await signIn(page, staff);
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  const open = async (queue: string, words: string | RegExp) => {
    await page.goto(`/admin/database?queue=${queue}`);
    presses = 0;
    const inbox = page.getByRole('region', { name: 'Inbox' });
    await press(inbox.getByRole('link', { name: words }).first());
  };

  await open('verifications', 'ID document and proof of address');
  const documents = page.getByRole('article', { name: 'Documents of Ida Falk' });
  await press(documents.getByRole('checkbox'));
  await press(documents.getByRole('button', { name: 'Approve' }));
  await expect(page.getByText('Ida Falk is verified.')).toBeVisible();
  expect(presses).toBe(3);

  await open('reports', /^Someone is in danger/);
  await press(page.getByRole('button', { name: 'Close without action' }));
  const question = page.getByRole('dialog');
  await press(question.getByRole('button', { name: 'Close without action' }));
  await expect(page.getByText('The report is closed.')).toBeVisible();
  expect(presses).toBe(3);
  await expect.poll(async () => (await read(`reports/${reportId}`))?.status).toBe('decided');

  await open('applications', /^To be a companion/);
  await press(page.getByRole('button', { name: 'Approve' }));
  const approval = page.getByRole('dialog', { name: /^Approve/ });
  await approval.getByRole('textbox', { name: 'Issued by' }).fill('City police');
  await approval.getByRole('textbox', { name: 'Report number' }).fill('4711');
  await approval.getByLabel('Date on the report').fill(new Date().toISOString().slice(0, 10));
  await press(approval.getByRole('button', { name: 'Approve' }));
  await expect(page.getByText(/application is approved/)).toBeVisible();
  expect(presses).toBe(3);
});
