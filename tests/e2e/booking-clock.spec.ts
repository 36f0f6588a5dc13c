import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { balances } from '@hearthkin/domain/payment/balance';
import { earningsOf } from '@hearthkin/domain/payment/earnings';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { isHappyHour } from '@hearthkin/domain/pricing/happy-hour';
import { expect, type Page, test } from '@playwright/test';
import { quartersOf } from '../../functions/src/booking/slot-hold';
import {
  bookings,
  companionPayout,
  earningsTotals,
  payments,
} from '../../functions/src/core/collections';
import { slots } from '../../functions/src/core/record-collections';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { tick } from '../support/suite';
import { otherBrowser, signIn } from './people';
import { expectReadableOnPaper } from './usable';

/*
 * The server uses the real clock, so sessions are created around the present. Limits to the millisecond
 * are tested where the clock is injected.
 */

const QUARTER_MS = 15 * MINUTE_MS;
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** A confirmed session of two hours for 60 euros, with all its documents. */
async function confirmed(spenderId: string, earnerId: string, startsAt: Date): Promise<string> {
  const id = newId('booking');
  const endsAt = plus(startsAt, 2 * HOUR_MS);
  // In a zone without Happy Hour at that time; one of the two never has it.
  const timeZone = isHappyHour(startsAt, 'America/New_York')
    ? 'Pacific/Honolulu'
    : 'America/New_York';
  const booking = bookingDocument(
    { spenderId, earnerId },
    { startsAt, timeZone, status: 'confirmed', dueAt: plus(endsAt, 24 * HOUR_MS) },
  );
  const batch = adminDb.batch();
  batch.set(bookings(adminDb).doc(id), booking);
  batch.set(payments(adminDb).doc(id), holdPayment(booking, booking.createdAt));
  batch.set(earningsTotals(adminDb, earnerId), earningsOf([booking], [], booking.createdAt));
  for (const { key, endsAt: until } of quartersOf(booking)) {
    batch.set(slots(adminDb, earnerId).doc(key), { hold: booking.hold, until });
  }
  await batch.commit();
  return id;
}

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

test('a member who cancels 25 hours before owes nothing', async ({ page }) => {
  const [companion, member] = await Promise.all([makeCompanion(), makeMember()]);
  const soon = Math.ceil((Date.now() + 25 * HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const id = await confirmed(member.uid, companion.uid, new Date(soon));
  await signIn(page, member);
  await cancel(page, id, 'You won’t be charged.');
  await page.goto(`/my-bookings/${id}/receipt`);
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText(/No longer owed, [^€]*€60/);
  await expect(receipt).not.toContainText('Kept for the late cancellation');
  await expectReadableOnPaper(page);

  const { payment, payout, holds } = await moneyOf(id);
  expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 6000 });
  expect(payout).toBeUndefined();
  expect(holds).toMatchObject({ member: 0, escrow: 0, settlement: 0 });
});

test('a member who cancels 23 hours before gets half back, and the companion a share', async ({
  page,
  browser,
}) => {
  test.slow();
  const [companion, member] = await Promise.all([makeCompanion(), makeMember()]);
  const soon = Math.floor((Date.now() + 23 * HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const id = await confirmed(member.uid, companion.uid, new Date(soon));
  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto('/earnings');
  const sums = theirs.page.getByLabel('Sums');
  await expect(sums).toContainText('Upcoming€48');
  await expect(sums).toContainText('Pending€0');

  await signIn(page, member);
  await cancel(
    page,
    id,
    'This session starts in less than 24 hours, so €30 (50%) is kept. Payments aren’t live yet. You won’t be charged.',
  );
  await page.goto(`/my-bookings/${id}/receipt`);
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText(/No longer owed, [^€]*€30/);
  await expect(receipt).toContainText('Kept for the late cancellation€30');

  // Without a reload: half of it, less a fifth.
  await expect(sums).toContainText('Upcoming€0');
  await expect(sums).toContainText('Pending€24');
  await theirs.context.close();

  const { payment, payout, holds } = await moneyOf(id);
  expect(payment).toMatchObject({ status: 'partly-refunded', refundedMinor: 3000 });
  expect(payout).toMatchObject({ keptMinor: 3000, payoutMinor: 2400, status: 'pending' });
  expect(holds).toMatchObject({ member: -3000, escrow: 0, settlement: 0, companion: 2400 });
});

test('a member is asked for a review of a session completed automatically a day later', async ({
  page,
  browser,
}) => {
  test.slow();
  const [companion, member] = await Promise.all([
    makeCompanion({}, { firstName: 'Wilhelmina', lastName: 'Quist' }),
    makeMember(),
  ]);
  const past = Math.floor((Date.now() - 27 * HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const id = await confirmed(member.uid, companion.uid, new Date(past));
  const theirs = await otherBrowser(browser, companion);
  await theirs.page.goto('/earner-dashboard');
  const total = theirs.page.getByText('Total Earnings').locator('..');
  await expect(total).toContainText('€0');
  await signIn(page, member);
  await page.goto(`/my-bookings/${id}`);
  const review = page.getByRole('button', { name: 'Review Wilhelmina Q.' });
  await expect(page.getByRole('article').first()).toContainText(/confirmed/i);
  await expect(review).toHaveCount(0);

  // As the schedule does every few minutes, without a reload.
  await tick('completeBookings');
  await expect(review).toBeVisible();
  await expect(total).toContainText('€48');
  await theirs.context.close();

  await page.goto('/subscription-dashboard');
  await expect(page.getByText(/^4 more sessions to Bronze/)).toBeVisible();
  const { payment, payout } = await moneyOf(id);
  expect(payment).toMatchObject({ status: 'released', refundedMinor: 0 });
  expect(payout).toMatchObject({ payoutMinor: 4800, status: 'pending' });
});
