import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { expect, type Page, test } from '@playwright/test';
import { newsOf } from '../functions/news';
import { makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { read } from '../support/admin';
import { paidSession } from './paid-booking';
import { otherBrowser, signIn } from './people';

/** The most time until an open desk shows that someone may be in danger. */
const ARRIVES_MS = 5_000;

const DESK = '/admin/database?queue=reports';

test('danger arrives on two open desks, and is taken, decided, undone and decided again', async ({
  page: first,
  browser,
}) => {
  test.slow();
  const [ada, bo, member, companion] = await Promise.all([
    makeAdmin(),
    makeAdmin(),
    makeMember(),
    makeCompanion(),
  ]);
  const bookingId = await paidSession(member, companion, new Date(Date.now() + 2 * DAY_MS));
  const [second, reporter] = await Promise.all([
    otherBrowser(browser, bo, { hearsDanger: true }),
    otherBrowser(browser, member),
  ]);
  await signIn(first, ada, { hearsDanger: true });
  const inbox = (page: Page) => page.getByRole('region', { name: 'Inbox' });
  for (const page of [first, second.page]) {
    await page.goto(DESK);
    await expect(inbox(page)).toBeVisible();
  }

  await reporter.page.goto(`/my-bookings/${bookingId}`);
  await reporter.page.getByRole('button', { name: /^Report/ }).click();
  const form = reporter.page.getByRole('dialog', { name: /^Report/ });
  await form.getByRole('radio', { name: 'Someone is in danger' }).check();
  await form.getByRole('textbox').fill('They threatened me.');
  await form.getByRole('button', { name: 'Report', exact: true }).click();
  const said = reporter.page.getByText(/^Thanks for telling us\. Your report is/);
  const number = /R-[0-9A-F-]+/.exec((await said.textContent()) ?? '')?.[0] ?? 'none';
  for (const page of [first, second.page]) {
    const bell = page.getByRole('region', { name: 'Someone may be in danger' });
    await expect(bell).toBeVisible({ timeout: ARRIVES_MS });
    await bell.getByRole('button', { name: 'Silence' }).click();
  }

  const line = (page: Page) =>
    inbox(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="${companion.uid}"]`) });
  await line(first)
    .getByRole('button', { name: /^Take:/ })
    .click();
  await expect(line(second.page)).toContainText('Taken by');

  await line(first).getByRole('link').first().click();
  const report = first.getByRole('article', { name: `Report ${number}` });
  await report.getByRole('button', { name: 'Cancel their session' }).click();
  const cancel = first.getByRole('dialog', { name: 'Cancel their session?' });
  await cancel.getByRole('textbox', { name: 'Reason' }).fill('We can’t let this session happen.');
  await cancel.getByRole('button', { name: 'Cancel session' }).click();
  await expect(report).toContainText('The session is canceled, with full refunds.');
  await expect(report).toContainText('They have nothing booked together.');
  expect(await read(`bookings/${bookingId}`)).toMatchObject({ status: 'cancelled' });
  await expect.poll(async () => (await read(`payments/${bookingId}`))?.status).toBe('refunded');

  await report.getByRole('button', { name: 'Close without action' }).click();
  const closing = first.getByRole('dialog', { name: 'Close without action?' });
  await closing.getByRole('button', { name: 'Close without action' }).click();
  await expect(line(second.page)).toHaveCount(0);
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(line(second.page)).toHaveCount(1);

  await report.getByRole('button', { name: 'Restrict them' }).click();
  const restricting = first.getByRole('dialog', { name: 'Restrict them?' });
  await restricting.getByRole('textbox', { name: /^Reason/ }).fill('You threatened a member.');
  await restricting.getByRole('button', { name: 'Restrict them' }).click();
  await expect(first.getByText('They are restricted, and the report is closed.')).toBeVisible();
  const kinds = async (uid: string) => (await newsOf({ uid })).map(({ kind }) => kind);
  expect(await kinds(member.uid)).toContain('report-answered');
  expect(await kinds(companion.uid)).toContain('account-restricted');
  await second.context.close();
  await reporter.context.close();
});
