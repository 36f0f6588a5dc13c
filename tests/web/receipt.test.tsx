import type { EndReason } from '@hearthkin/domain/booking/booking';
import { chargebackLost, chargebackLostAhead } from '@hearthkin/domain/payment/chargeback';
import type { Payment } from '@hearthkin/domain/payment/ledger';
import {
  authorizePayment,
  chargePayment,
  holdPayment,
  settlePayment,
} from '@hearthkin/domain/payment/settle';
import { freezeMoney } from '@hearthkin/domain/payment/settle-claim';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { booking, COMPANION, MEMBER, NOW, PROFILES } from './people';
import { expectLink, expectWords, findWords } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const ID = '1a2b3c4d-0000-4000-8000-000000000000';
const made = booking(ID);
const held = holdPayment(made.data, NOW);

beforeEach(() => setWorld({ bookings: [made], payments: { [ID]: held }, profiles: PROFILES }));

const receipt = () => screen.findByRole('article', { name: 'Receipt HK-20261120-1A2B3C4D' });

test('a member sees the parties, the session and the price breakdown, and prints them', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const site = await visit(`/my-bookings/${ID}/receipt`, MEMBER);
  const sheet = await receipt();
  await findWords(sheet, 'CompanionWilma Q.', 'MemberJonah R.', 'Coffee & Walk, 2 hours');
  expectWords(sheet, /2:00\s–\s4:00\sPM, New York time/, '€30 × 2 hours€60');
  expect(sheet.textContent).toContain('First session together, 50%−€30');
  expect(sheet.textContent).not.toContain('Discounts');
  expectWords(sheet, 'Total€30', 'Written down, Fri, Nov 20, 2026€30');
  expect(sheet.textContent).toContain('Payments aren’t live yet. You won’t be charged.');
  await site.press('Print');
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

const LATER = new Date(NOW.getTime() + 86_400_000);
const authorized = authorizePayment(made.data, NOW);
const charged = chargePayment(authorized, NOW);
const ended = (payment: Payment, end: EndReason | null, at = LATER) =>
  settlePayment(payment, made.data, end, at).payment;
const inDispute = freezeMoney({ payment: charged, payout: null }, LATER);

/** The end of a payment, and the words of its receipt. */
const PAYMENTS = [
  [authorized, /Authorized, Fri, Nov 20, 2026€30Not charged yet€0$/],
  [{ ...authorized, status: 'unpaid' }, /Not paid yet€30$/],
  [ended(authorized, 'declined'), /Released, nothing charged, Sat, Nov 21, 2026€0$/],
  [charged, /Charged, Fri, Nov 20, 2026€30$/],
  [ended(charged, null), /Charged, Fri, Nov 20, 2026€30$/],
  [
    ended(charged, 'companion-cancelled'),
    /Charged, Fri, Nov 20, 2026€30Refunded, Sat, Nov 21, 2026€30$/,
  ],
  [
    ended(charged, 'member-cancelled', made.data.startsAt),
    /Charged, .*€30Refunded, Mon, Nov 23, 2026€15Kept for the late cancellation€15$/,
  ],
  [inDispute.payment, /Charged, .*€30On hold until your bank decides€30$/],
  [
    chargebackLost(inDispute, 0, LATER).payment,
    /Charged, .*€30Returned by your bank, Sat, Nov 21, 2026€30$/,
  ],
  [
    chargebackLostAhead(inDispute, made.data, LATER).payment,
    /Charged, .*€30Returned by your bank, Sat, Nov 21, 2026€30$/,
  ],
  [
    ended(held, 'member-cancelled', made.data.startsAt),
    /Written down, .*€30No longer owed, Mon, Nov 23, 2026€15Kept for the late cancellation€15Payments aren’t live yet\. You won’t be charged\.$/,
  ],
] as const;

test('a member sees what became of the payment', async () => {
  await visit(`/my-bookings/${ID}/receipt`, MEMBER);
  for (const [payment, words] of PAYMENTS) {
    act(() => setWorld({ payments: { [ID]: payment } }));
    await waitFor(async () => expect((await receipt()).textContent).toMatch(words));
  }
});

test('a member sees what of their session credit was returned', async () => {
  const price = { ...made.data.price, planCreditMinor: 2000, totalMinor: 1000 };
  const paid = booking(ID, { price });
  const canceled = settlePayment(
    chargePayment(authorizePayment(paid.data, NOW), NOW),
    paid.data,
    'member-cancelled',
    made.data.startsAt,
  ).payment;
  setWorld({ bookings: [paid], payments: { [ID]: canceled } });
  await visit(`/my-bookings/${ID}/receipt`, MEMBER);
  expect((await receipt()).textContent).toMatch(
    /Session credit−€20Total€10.*Refunded, Mon, Nov 23, 2026€5.*Session credit returned, Mon, Nov 23, 2026€10$/,
  );
});

test('once payments are live, a receipt from before says so', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  await visit(`/my-bookings/${ID}/receipt`, MEMBER);
  expect((await receipt()).textContent).toMatch(
    /Written down, .*€30Booked before payments went live\. You won’t be charged\.$/,
  );
});

test('a receipt has the operator’s sentence about VAT', async () => {
  vi.stubEnv('VITE_VAT_NOTE', 'No VAT is charged (small business).');
  await visit(`/my-bookings/${ID}/receipt`, MEMBER, { payments: { [ID]: charged } });
  expect((await receipt()).textContent).toMatch(/€30No VAT is charged \(small business\)\.$/);
});

test('a member sees the sum of several discounts once, and a used coupon as one', async () => {
  const discounts = [
    { kind: 'happy-hour' as const, percent: 20 },
    { kind: 'first-session' as const, percent: 50 },
  ];
  const several = { ...made.data.price, discounts, discountPercent: 70, totalMinor: 1800 };
  await visit(`/my-bookings/${ID}/receipt`, MEMBER, {
    bookings: [booking(ID, { price: several })],
  });
  await findWords(await receipt(), 'Happy Hour−20%First session together−50%Discounts−€42');
  const credits = [{ kind: 'bronze-coupon' as const, amountMinor: 500 }];
  const price = { ...made.data.price, credits, totalMinor: 2500 };
  act(() => setWorld({ bookings: [booking(ID, { price })] }));
  const sheet = await receipt();
  await findWords(sheet, 'First session together, 50%−€30', 'Bronze coupon−€5', 'Total€25');
});

test('a receipt’s date is that of its number, wherever it is read', async () => {
  const createdAt = new Date('2026-11-20T23:30:00Z');
  setWorld({ bookings: [booking(ID, { createdAt })], payments: { [ID]: { ...held, createdAt } } });
  await visit(`/my-bookings/${ID}/receipt`, MEMBER);
  const sheet = await receipt();
  expectWords(sheet, 'Date (UTC)Nov 20, 2026', 'Written down, Fri, Nov 20, 2026');
});

test('a companion gets a link to their earnings instead', async () => {
  await visit(`/my-bookings/${ID}/receipt`, COMPANION);
  await expectLink('See your earnings', '/earnings');
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('a member cannot see the receipt of another member', async () => {
  await visit(`/my-bookings/${ID}/receipt`, { ...MEMBER, uid: 'member-2' });
  expect(await screen.findByText('We can’t find this receipt')).toBeTruthy();
});

test('a member sees no receipt for a missing booking', async () => {
  await visit('/my-bookings/nothing/receipt', MEMBER);
  expect(await screen.findByText('We can’t find this receipt')).toBeTruthy();
});
