import type { MoneyCase } from '@hearthkin/domain/payment/comparison';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, call, expectLastCall, expectOnlyCall, refuse } from './fake-call';
import { booking, COMPANION, MEMBER, NOW, STAFF, userDocument } from './people';
import { visit } from './site';

const CASE: MoneyCase = {
  spenderId: MEMBER.uid,
  earnerId: COMPANION.uid,
  problems: ['member'],
  paidMinor: { ledger: 2900, provider: 0 },
  sentMinor: { ledger: 0, provider: 0 },
  status: 'open',
  foundAt: NOW,
  checkedAt: NOW,
  times: 1,
  closedAt: null,
  closedBy: null,
};

const card = () => screen.findByRole('article', { name: 'What the member paid differs' });

async function answerDialog(title: string, label: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { dialog, button: () => dialog.getByRole('button', { name: label }) };
}

test('staff see on what the books and the provider differ, and have it checked again', async () => {
  const { user } = await visit('/admin/database?view=money', STAFF, { moneyCases: { b: CASE } });
  const shown = within(await card());
  expect(shown.getByText('€29 in our books, €0 at the provider')).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Check again' }));
  const { dialog, button } = await answerDialog('Check this booking’s money again?', 'Check again');
  expect(button().hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Looked at the log');
  call.mockResolvedValueOnce({ isClosed: false });
  await user.click(button());
  expectOnlyCall('mendMoney', { bookingId: 'b', closes: false, note: 'Looked at the log' });
  expect(await shown.findByText(/The two still differ/)).toBeTruthy();
});

test('staff close a case that they have put right, and it leaves the list', async () => {
  const { user } = await visit('/admin/database?view=money', STAFF, { moneyCases: { b: CASE } });
  await user.click(within(await card()).getByRole('button', { name: 'Close' }));
  const { dialog, button } = await answerDialog('Close this case?', 'Close');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Refunded by hand');
  refuse('payment-unavailable');
  await user.click(button());
  expect(await dialog.findByText(/can’t reach our payment service/)).toBeTruthy();
  answer({ isClosed: true }, { moneyCases: { b: { ...CASE, status: 'closed' } } });
  await user.click(button());
  expect(await screen.findByText('Our books and the provider agree')).toBeTruthy();
});

test('staff give money back, up to what was paid, and stop a payout', async () => {
  const session = booking('b', { status: 'completed' });
  const held = holdPayment(session.data, NOW);
  const { payment, payout } = settlePayment(held, session.data, null, NOW);
  const { user } = await visit('/admin/database?view=bookings&booking=b', STAFF, {
    bookings: [session],
    users: {
      [MEMBER.uid]: userDocument(MEMBER),
      [COMPANION.uid]: userDocument(COMPANION),
    },
    payments: { b: payment },
    payouts: payout === null ? [] : [{ id: 'b', data: payout }],
  });
  await user.click(await screen.findByRole('button', { name: 'Refund a part' }));
  const { dialog, button } = await answerDialog('Refund a part of the price?', 'Refund a part');
  const amount = dialog.getByRole('textbox', { name: 'Amount in euros' });
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The call broke off');
  for (const wrong of ['0', 'ten', '1.234', '99999']) {
    await user.clear(amount);
    await user.type(amount, wrong);
    expect(button().hasAttribute('disabled'), wrong).toBe(true);
  }
  await user.clear(amount);
  await user.type(amount, '5,50');
  call.mockResolvedValueOnce({ refundedMinor: 550 });
  await user.click(button());
  expect(call).toHaveBeenLastCalledWith('refundSession', {
    bookingId: 'b',
    amountMinor: 550,
    refundedBeforeMinor: 0,
    reason: 'The call broke off',
  });
  await user.click(await screen.findByRole('button', { name: 'Stop the payout' }));
  const hold = await answerDialog('Stop this payout?', 'Stop the payout');
  await user.type(hold.dialog.getByRole('textbox', { name: /Reason/ }), 'Someone else’s photo');
  call.mockResolvedValueOnce({ isHeld: true });
  await user.click(hold.button());
  expectLastCall('holdPayout', { bookingId: 'b', isHeld: true, reason: 'Someone else’s photo' });
});
