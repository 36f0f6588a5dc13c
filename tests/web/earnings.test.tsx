import { PAYOUT_AFTER_MS } from '@hearthkin/domain/booking/claim-times';
import type { Earnings, Payout } from '@hearthkin/domain/payment/ledger';
import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Doc } from '../../web/src/data/kit/readers';
import { payoutCsv } from '../../web/src/features/earnings/payout-csv';
import { answer, call, refuse } from './fake-call';
import { leaveFor } from './fake-leave-site';
import { saveFile } from './fake-save-file';
import { COMPANION, MEMBER, NOW, profileDocument } from './people';
import { expectAlert, expectLink, expectWords } from './shown';
import { visit } from './site';
import { textOf } from './text-of';
import { setWorld } from './world';

const HOUR_MS = 3_600_000;

function payout(id: string, status: Payout['status'], dueInHours: number): Doc<Payout> {
  const dueAt = new Date(NOW.getTime() + dueInHours * HOUR_MS);
  return {
    id,
    data: {
      earnerId: COMPANION.uid,
      spenderId: MEMBER.uid,
      currency: 'EUR',
      keptMinor: 3000,
      platformFeeMinor: 600,
      processingFeeMinor: 117,
      payoutMinor: 2400,
      status,
      dueAt,
      paidAt: status === 'paid' ? dueAt : null,
      transferId: null,
      session: {
        activity: 'coffee-walk',
        startsAt: new Date(dueAt.getTime() - PAYOUT_AFTER_MS),
        timeZone: 'America/New_York',
        keptPercent: 100,
        listMinor: 3000,
        basisMinor: 3000,
        discounts: [],
        credits: [],
      },
      entries: [],
    },
  };
}

const sums = (change: Partial<Earnings>): Earnings => ({
  heldMinor: 0,
  requestedMinor: 0,
  unpaidMinor: 0,
  paidMinor: 0,
  payouts: 0,
  updatedAt: NOW,
  ...change,
});

beforeEach(() => {
  setWorld({ profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') } });
});

/** Checks the amounts on the four cards once they are shown. */
async function expectSums(...said: readonly string[]): Promise<void> {
  const list = await screen.findByLabelText('Sums');
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  const cards = [...list.children].map(({ textContent }) => textContent);
  expect(cards).toEqual(said.map((words) => expect.stringContaining(words)));
}

test('a companion sees pending and due amounts, none of it as paid, and each payout', async () => {
  await visit('/earnings', COMPANION, {
    earnings: sums({ heldMinor: 6000, unpaidMinor: 4800, paidMinor: 2400, payouts: 3 }),
    payouts: [payout('a', 'pending', 24), payout('b', 'pending', -0.01), payout('c', 'paid', -48)],
  });
  await expectSums('Upcoming€60', 'Pending€24', 'Due€48');
  expect(screen.getByText(/Pay is due 48 hours after a session is marked complete\./)).toBeTruthy();
  expect(screen.queryByText(/in open requests/)).toBeNull();
  const rows = await screen.findAllByRole('article', { name: 'Payout for Jonah R.' });
  expect(rows.map((row) => within(row).getByText(/^(Pending|Due)$/).textContent)).toEqual([
    'Pending',
    'Due',
    'Due',
  ]);
  expectWords(rows[0], /^€24Coffee & Walk with Jonah R\./, 'List price €30 · Our fee €6');
  expect(rows[2]?.textContent).toContain('Due since Nov 18');
  expect(screen.getByRole('main').textContent).not.toMatch(/\bpaid (?!out)/i);
  await expectLink('Jonah R.', '/my-bookings/a', within(rows[0] as HTMLElement));
});

test('a companion sees what a claim keeps and what was taken back', async () => {
  const refunded = payout('d', 'reversed', -48);
  await visit('/earnings', COMPANION, {
    earnings: sums({ unpaidMinor: 4800, payouts: 3 }),
    payouts: [
      payout('a', 'pending', 24),
      payout('b', 'frozen', -1),
      { ...refunded, data: { ...refunded.data, payoutMinor: 0 } },
    ],
  });
  await expectSums(
    'Upcoming€0',
    'Pending€48Completed. €24 of it is on hold until a claim is decided.',
    'Due€0',
  );
  const rows = await screen.findAllByRole('article', { name: 'Payout for Jonah R.' });
  expect(rows[1]?.textContent).toContain('On holdUntil it’s decided');
  expect(rows[2]?.textContent).toContain('RefundedBy the decision about a claim');
});

test('a companion without payouts sees where payouts come from', async () => {
  await visit('/earnings', COMPANION);
  expect(await screen.findByText('No payouts yet')).toBeTruthy();
  await expectSums('Upcoming€0', 'Pending€0', 'Due€0');
});

test('a companion sees earnings from upcoming sessions, without unaccepted requests', async () => {
  await visit('/earnings', COMPANION, {
    earnings: sums({ heldMinor: 7200, requestedMinor: 2400 }),
  });
  await expectSums('Upcoming€48', 'Pending€0', 'Due€0');
  const words = screen.getByText(/^Your estimated pay/).textContent;
  expectWords(words, 'You earn it when the session happens.', 'Plus €24 in open requests.');
});

test('a companion pages through many payouts', async () => {
  const site = await visit('/earnings', COMPANION, {
    payouts: Array.from({ length: 25 }, (_, index) => payout(`p${index}`, 'paid', -48 - index)),
  });
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  await site.press('Show more payouts');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
});

test('a companion downloads all payouts, not only those on the page', async () => {
  const payouts = Array.from({ length: 450 }, (_, index) =>
    payout(`p${index}`, 'paid', -48 - index),
  );
  const site = await visit('/earnings', COMPANION, { payouts });
  await site.press('Download as CSV');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [file, name] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe('hearthkin-payouts-2026-11-20.csv');
  const lines = (await textOf(file)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(451);
  expect(lines[450]).toMatch(/^p449,2026-\d\d-\d\d,Jonah R\.,Coffee & Walk,EUR,/);
  await screen.findByRole('button', { name: 'Download as CSV' });
});

test('a companion cancels a stalled download', async () => {
  setWorld({ payouts: [payout('a', 'paid', -48)], fromCache: true });
  const site = await visit('/earnings', COMPANION);
  await site.press('Download as CSV');
  await screen.findByText('0 payouts read');
  await site.press('Cancel');
  await screen.findByRole('button', { name: 'Download as CSV' });
  setWorld({ fromCache: false });
  expect(saveFile).not.toHaveBeenCalled();
});

test('a companion’s CSV file has decimal points and quoted text', async () => {
  const odd = payout('a,"b"', 'pending', -1);
  expect(await payoutCsv([odd], new Map([[MEMBER.uid, '=Jonah']]), NOW)).toBe(
    [
      '\ufeffBooking,Date,Member,Activity,Currency,List price,Your offers,Covered by Hearthkin,Member’s price,Platform fee,You receive,State,Due (UTC)\r\n',
      '"a,""b""",2026-11-18,"\'=Jonah",Coffee & Walk,EUR,30.00,0.00,0.00,30.00,6.00,24.00,due,2026-11-20T14:00:00.000Z\r\n',
    ].join(''),
  );
});

describe('with live payments, a companion', () => {
  const account = (change: Partial<PayoutAccount>): PayoutAccount => ({
    accountId: 'acct_1',
    status: 'incomplete',
    isSubmitted: false,
    missing: [],
    missingBy: null,
    updatedAt: NOW,
    ...change,
  });

  beforeEach(() => vi.stubEnv('VITE_PAYMENTS', 'stripe'));

  async function openCard(stored: PayoutAccount | null, address = '/earnings') {
    setWorld({ payoutAccounts: stored === null ? {} : { [COMPANION.uid]: stored } });
    const site = await visit(address, COMPANION);
    return { site, card: await screen.findByRole('region', { name: 'Payout account' }) };
  }

  test.each([
    [null, /Not set up.*Until then, members can’t find you\./, 'Add your payout account'],
    [
      account({ missing: ['external_account', 'individual.verification.document'] }),
      /Not finished.*Still missing:Your bank accountA photo of your ID/,
      'Continue',
    ],
    [
      account({ isSubmitted: true, missing: ['external_account'] }),
      /Needs more.*your pay waits.*Still missing:Your bank account/,
      'Add what’s missing',
    ],
    [account({ isSubmitted: true }), /Under review.*Stripe is checking/, 'See your details'],
    [
      account({ status: 'ready', isSubmitted: true }),
      /Ready.*to your bank account automatically\./,
      'See payouts and bank account',
    ],
    [
      account({
        status: 'ready',
        isSubmitted: true,
        missing: ['individual.address.line1'],
        missingBy: new Date('2026-12-04T12:00:00Z'),
      }),
      /Missing by Fri, Dec 4, or payouts stop:Your address/,
      'See payouts and bank account',
    ],
  ])('reads how far their payout account is (%#), and opens it', async (stored, words, action) => {
    const { site, card } = await openCard(stored);
    expect(card.textContent).toMatch(words);
    expect(screen.getByText(/^Pay goes to your payout account 48 hours after/)).toBeTruthy();
    call.mockResolvedValueOnce({ url: 'https://pay.example/onboarding/1' });
    await site.pressIn(card, action);
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/onboarding/1'),
    );
    expect(call).toHaveBeenCalledExactlyOnceWith('openPayoutAccount', {});
  });

  test('reads why the page can’t be opened', async () => {
    const { site, card } = await openCard(null);
    refuse('payment-unavailable');
    await site.pressIn(card, 'Add your payout account');
    await expectAlert(/can’t reach our payment/, within(card));
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('who comes back sees the news at once, and a reload doesn’t ask again', async () => {
    const ready = account({ status: 'ready', isSubmitted: true });
    answer({ status: 'ready' }, { payoutAccounts: { [COMPANION.uid]: ready } });
    const { site, card } = await openCard(account({}), '/earnings?payouts=returned');
    await waitFor(() => expect(card.textContent).toContain('Ready'));
    expect(call).toHaveBeenCalledExactlyOnceWith('checkPayoutAccount', {});
    await site.isAt('/earnings');
  });

  test('sees what was sent, what is on its way and what waits', async () => {
    const sent = payout('d', 'paid', -72);
    await visit('/earnings', COMPANION, {
      earnings: sums({ heldMinor: 6000, unpaidMinor: 7200, paidMinor: 2400, payouts: 4 }),
      payouts: [
        payout('a', 'pending', 24),
        payout('b', 'waiting', -1),
        payout('c', 'sending', -2),
        { ...sent, data: { ...sent.data, transferId: 'tr_1' } },
      ],
    });
    await expectSums('Upcoming€60', 'Pending€72', 'Paid€24');
    const rows = screen.getAllByRole('article', { name: 'Payout for Jonah R.' });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/PendingDue on Nov 21/),
      expect.stringMatching(/WaitingUntil your payout account is ready/),
      expect.stringMatching(/On its wayTo your payout account/),
      expect.stringMatching(/PaidSent on Nov 17/),
    ]);
  });

  test('sees what a claim and our team keep as on hold', async () => {
    await visit('/earnings', COMPANION, {
      earnings: sums({ unpaidMinor: 7200, payouts: 3 }),
      payouts: [payout('a', 'pending', 24), payout('b', 'frozen', -1), payout('c', 'held', -2)],
    });
    await expectSums(
      'Upcoming€0',
      'Pending€72Completed. €48 of it is on hold until a claim, dispute or review is decided.',
      'Paid€0',
    );
    const rows = screen.getAllByRole('article', { name: 'Payout for Jonah R.' });
    expect(rows[1]?.textContent).toContain('On holdUntil it’s decided');
    expect(rows[2]?.textContent).toContain('On holdWhile our team reviews it');
  });

  test('reads nothing as paid that a pilot only wrote down', async () => {
    const sent = payout('b', 'paid', -72);
    await visit('/earnings', COMPANION, {
      earnings: sums({ paidMinor: 4800, payouts: 2 }),
      payouts: [{ ...sent, data: { ...sent.data, transferId: 'tr_1' } }, payout('a', 'paid', -720)],
    });
    await expectSums(
      'Upcoming€0',
      'Pending€0',
      'So far€48Sent to your payout account, or only written down before payments went live',
    );
    const rows = screen.getAllByRole('article', { name: 'Payout for Jonah R.' });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/PaidSent on Nov 17/),
      expect.stringMatching(/Written downBefore payments went live/),
    ]);
  });
});

test('where no money moves, a companion sees no payout account', async () => {
  await visit('/earnings', COMPANION);
  expect(await screen.findByText(/Payments aren’t live yet\. No money is paid out\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Payout account' })).toBeNull();
});
