import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { booking, COMPANION, MEMBER, NOW, profileDocument, userDocument } from './people';
import { expectWords } from './shown';
import { visit } from './site';
import { setWorld } from './world';

/** A completed session with its payout: €60 at list price, half off by the companion's own offer. */
function completed(id: string, startsAt: string) {
  const date = startsAt.slice(0, 10);
  const change = { startsAt: new Date(startsAt), date, status: 'completed' } as const;
  const session = booking(id, { ...change, dueAt: null });
  const { payout } = settlePayment(
    holdPayment(session.data, NOW),
    session.data,
    null,
    session.data.endsAt,
  );
  if (payout === null) throw new Error('The session pays');
  return { session, payout: { id, data: payout } };
}

function show(...all: readonly ReturnType<typeof completed>[]): void {
  setWorld({
    bookings: all.map(({ session }) => session),
    payouts: all
      .map(({ payout }) => payout)
      .toSorted((a, b) => b.data.dueAt.getTime() - a.data.dueAt.getTime()),
  });
}

beforeEach(() => {
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION) },
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
  });
});

const rows = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a companion prints a year by month, with its sum', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show(
    completed('a', '2026-01-15T15:00:00Z'),
    completed('b', '2026-03-10T15:00:00Z'),
    completed('c', '2026-03-11T15:00:00Z'),
    completed('before', '2025-12-31T15:00:00Z'),
  );
  const site = await visit('/earnings/statement/2026', COMPANION);
  const sheet = await screen.findByRole('article', { name: 'Statement 2026' });
  expect(rows(sheet)).toEqual([
    ['Month', 'Sessions', 'List price', 'Your offers', 'Our fee', 'For you'],
    ['January', '1', '€60', '−€30', '−€6', '€24'],
    ['March', '2', '€120', '−€60', '−€12', '€48'],
    ['All of 2026', '3', '€180', '−€90', '−€18', '€72'],
  ]);
  const { firstName, lastName } = userDocument(COMPANION);
  expect(sheet.textContent).toContain(`${firstName} ${lastName}`);
  expect(screen.getByText(/No money is paid out\./)).toBeTruthy();
  await site.press('Print');
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a statement counts every payout of a year, page by page', async () => {
  const { session, payout } = completed('a', '2026-02-10T15:00:00Z');
  const payouts = Array.from({ length: 450 }, (_, index) => ({
    id: `p${index}`,
    data: { ...payout.data, dueAt: new Date(payout.data.dueAt.getTime() - index) },
  }));
  await visit('/earnings/statement/2026', COMPANION, { bookings: [session], payouts });
  const sheet = await screen.findByRole('article', { name: 'Statement 2026' });
  expect(rows(sheet).at(-1)).toEqual([
    'All of 2026',
    '450',
    '€27,000',
    '−€13,500',
    '−€2,700',
    '€10,800',
  ]);
});

test('a statement says what it could not read', async () => {
  const { session, payout } = completed('a', '2026-02-10T15:00:00Z');
  const broken = { ...payout.data, payoutMinor: -1 };
  setWorld({ bookings: [session], payouts: [payout, { id: 'broken', data: broken }] });
  await visit('/earnings/statement/2026', COMPANION);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t read one payout');
  expect(screen.getByRole('article', { name: 'Statement 2026' }).textContent).toContain('€24');
});

test('a statement shows no sums until the server has answered', async () => {
  show(completed('a', '2026-02-10T15:00:00Z'));
  await visit('/earnings/statement/2026', COMPANION, { fromCache: true });
  expect((await screen.findByText(/payouts? read$/)).textContent).toBe('1 payout read');
  expect(screen.queryByRole('article')).toBeNull();
  setWorld({ fromCache: false });
  expect(await screen.findByRole('article', { name: 'Statement 2026' })).toBeTruthy();
});

test('a companion finds the statements of years with sessions, and none of others', async () => {
  show(completed('a', '2026-02-10T15:00:00Z'), completed('b', '2024-02-10T15:00:00Z'));
  await visit('/earnings', COMPANION);
  const list = await screen.findByRole('region', { name: 'Yearly statements' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/earnings/statement/2026',
    '/earnings/statement/2024',
  ]);
});

test('a companion is told when a year has no paid session, or is none', async () => {
  await visit('/earnings/statement/2023', COMPANION);
  expect(await screen.findByText('No paid sessions in 2023')).toBeTruthy();
  await visit('/earnings/statement/soon', COMPANION);
  expect(await screen.findByText('We can’t find this statement')).toBeTruthy();
});

test('a companion’s earnings show a session’s pay first, and who bore what', async () => {
  show(completed('a', '2026-11-16T19:00:00Z'));
  await visit('/earnings', COMPANION);
  const row = await screen.findByRole('article', { name: 'Payout for Jonah R.' });
  expect(row.textContent).toMatch(/^€24Coffee & Walk with Jonah R\.Nov 16/);
  expectWords(row, 'List price €60 · Your offers −€30 (First session together) · Our fee €6');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jonah R.' })).toBeTruthy());
});
