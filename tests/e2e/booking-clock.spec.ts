import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { balances } from '@hearthkin/domain/payment/balance';
import { expect, type Page, test } from '@playwright/test';
import { companionPayout, payments } from '../../functions/src/platform/records/collections';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { paymentsAtProvider } from '../support/test-payments';
import { paidSession } from './paid-booking';
import { otherBrowser, signIn } from './people';

/*
 * The server uses the real clock, so sessions are moved to around the present. Limits to the millisecond
 * are tested where the clock is injected.
 */

const QUARTER_MS = 15 * MINUTE_MS;

/** The payment and payout of a session; parsing checks that each entry sums to zero. */
async function moneyOf(bookingId: string) {
  const [payment, payout] = await Promise.all([
    payments(adminDb).doc(bookingId).get(),
    companionPayout(adminDb, bookingId).get(),
  ]);
  const entries = [...(payment.data()?.entries ?? []), ...(payout.data()?.entries ?? [])];
  return { payment: payment.data(), payout: payout.data(), holds: balances(entries) };
}

/** Cancels on a booking's page, which first shows the cost. */
async function cancel(page: Page, bookingId: string, consequence: string): Promise<void> {
  await page.goto(`/my-bookings/${bookingId}`);
  await page.getByRole('button', { name: /^Cancel booking: session with/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText(consequence);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText(/canceled/i);
}

test('a member who cancels 23 hours before gets half back, and the companion a share', {
  tag: '@journey',
}, async ({ page, browser }) => {
  test.slow();
  const [companion, member] = await Promise.all([makeCompanion(), makeMember()]);
  const soon = Math.floor((Date.now() + 23 * HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const id = await paidSession(member, companion, new Date(soon));
  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto('/earnings');
  const sums = theirs.page.getByLabel('Sums');
  await expect(sums).toContainText('Upcoming€24');
  await expect(sums).toContainText('Pending€0');

  await signIn(page, member);
  await cancel(
    page,
    id,
    'This session starts in less than 24 hours, so €15 (50%) is kept. You’ll get €15 back. It reaches your card in 5–10 days.',
  );
  await page.goto(`/my-bookings/${id}/receipt`);
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText(/Refunded, [^€]*€15/);
  await expect(receipt).toContainText('Kept for the late cancellation€15');

  // Without a reload: half of it, less a fifth.
  await expect(sums).toContainText('Upcoming€0');
  await expect(sums).toContainText('Pending€12');
  await theirs.context.close();

  const { payment, payout, holds } = await moneyOf(id);
  expect(payment).toMatchObject({ status: 'partly-refunded', refundedMinor: 1500 });
  expect(payout).toMatchObject({ keptMinor: 1500, payoutMinor: 1200, status: 'pending' });
  expect(holds).toMatchObject({ member: -1500, escrow: 0, settlement: 0, companion: 1200 });
  await expect
    .poll(() => paymentsAtProvider(id))
    .toEqual([{ status: 'succeeded', amount: 3000, refunded: 1500 }]);
});
