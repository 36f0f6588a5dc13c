import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { STAFF } from './people';
import { textsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

/** Tests are in November 2026. */
const open = (query = '') => visit(`/admin/database?view=figures${query}`, STAFF);

/** The cells of a row: this month, and the one before. */
const cells = async (label: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${label}`) });
  return textsOf(within(row).getAllByRole('cell'));
};

test('staff read money, sessions, cancellations and no-shows of the month, beside the one before', async () => {
  setWorld({
    figures: {
      '2026-11': {
        requests: 1200,
        accepted: 1000,
        completed: 900,
        minutes: 108_030,
        'ended-member-cancelled': 60,
        'late-cancellations': 20,
        'ended-companion-no-show': 5,
        'paid-minor': 6_000_050,
        'platform-minor': -1250,
      },
      '2026-10': { requests: 10 },
    },
  });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Figures' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'November 2026' })).toBeTruthy();
  expect(await cells('Requests')).toEqual(['1,200', '10']);
  expect(await cells('Accepted')).toEqual(['1,000 (83%)', '0']);
  expect(await cells('Hours together')).toEqual(['1,801', '0']);
  expect(await cells('By the member, 24 hours before or earlier')).toEqual(['40 (4%)', '0']);
  expect(await cells('By the member, later')).toEqual(['20 (2%)', '0']);
  expect(await cells('The companion didn’t come')).toEqual(['5 (1%)', '0']);
  expect(await cells('Paid by card')).toEqual(['€60,000.50', '€0']);
  expect(await cells('Our part')).toEqual(['-€12.50', '€0']);
});

test('staff go to the months around it', async () => {
  setWorld({ figures: { '2026-10': { requests: 7 } } });
  const site = await open();
  await site.user.click(await screen.findByRole('link', { name: 'Month before: October 2026' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'October 2026' })).toBeTruthy();
  expect(await cells('Requests')).toEqual(['7', '0']);
  await site.user.click(screen.getByRole('link', { name: 'Month after: November 2026' }));
  expect(await cells('Requests')).toEqual(['0', '7']);
});

test.each(['&month=2026-12', '&month=2001-01', '&month=soon'])(
  'a month that can have none opens the current one: %s',
  async (query) => {
    await open(query);
    expect(await screen.findByRole('heading', { level: 2, name: 'November 2026' })).toBeTruthy();
  },
);

test('the current month has none after it', async () => {
  await open();
  await screen.findByRole('link', { name: 'Month before: October 2026' });
  expect(screen.queryByRole('link', { name: /^Month after/ })).toBeNull();
});

test('staff read whether money has moved, or amounts were only written down', async () => {
  await open();
  expect(await screen.findByText(/^Payments aren’t live\./)).toBeTruthy();
});

test('with live payments, nothing says otherwise', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  await open();
  await cells('Paid by card');
  expect(screen.queryByText(/^Payments aren’t live\./)).toBeNull();
});
