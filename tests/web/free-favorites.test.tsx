import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { reads } from './memory-readers';
import { companionDocument, MEMBER, NOW, userDocument } from './people';
import { hrefsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

type Listing = Parameters<typeof companionDocument>[0];

/** Works on Fridays, 14:00 to 18:00 in New York, unless said otherwise. */
const companion = (id: string, change: Listing = {}) => ({
  id,
  data: companionDocument({
    displayName: `${id} M.`,
    timeZone: 'America/New_York',
    minimumSession: 1,
    busy: [],
    weeklyAvailability: { fri: [{ start: '14:00', end: '18:00' }] },
    ...change,
  }),
});

/** Favorites, the first one added last. */
const saved = (...ids: readonly string[]) =>
  ids.map((id, index) => ({ id, data: { addedAt: new Date(NOW.getTime() - index * 60_000) } }));

/** A new member has another home. */
const KNOWN = userDocument(MEMBER, { stats: { sessionsCompleted: 1 } });

beforeEach(() => setWorld({ users: { [MEMBER.uid]: KNOWN } }));

async function open() {
  const site = await visit('/subscription-dashboard', MEMBER);
  const card = within(await screen.findByRole('region', { name: 'Favorites free today' }));
  const links = () => hrefsOf(card.getAllByRole('link'));
  return { site, card, links };
}

test('a member sees which favorites are free today, soonest first, and books one', async () => {
  setWorld({
    companions: [
      companion('ana'),
      // Noon in New York, which the booking page calls nine in the morning.
      companion('ben', {
        timeZone: 'America/Los_Angeles',
        weeklyAvailability: { fri: [{ start: '09:00', end: '12:00' }] },
      }),
      companion('cleo', { weeklyAvailability: { sat: [{ start: '09:00', end: '12:00' }] } }),
      companion('dora', { listed: false }),
      companion('stranger'),
    ],
    favorites: saved('ana', 'ben', 'cleo', 'dora'),
  });
  const { site, card } = await open();
  const rows = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/ben M\.Today at 12:00\sPM/),
    expect.stringMatching(/ana M\.Today at 2:00\sPM/),
  ]);
  expect(card.getByRole('link', { name: 'ben M.' }).getAttribute('href')).toBe('/companion/ben');
  expect(card.queryByText(/newest favorites/)).toBeNull();
  const book = card.getByRole('link', { name: /^Book ben M\. today at 12:00\sPM$/ });
  expect(book.getAttribute('href')).toBe('/book/ben?date=2026-11-20&time=09%3A00');
  await site.user.click(book);
  expect(await screen.findByRole('heading', { level: 1, name: 'Book ben M.' })).toBeTruthy();
});

test('a member sees the time after a favorite’s sessions of today, and no one who is taken', async () => {
  const at = (hour: number) => new Date(`2026-11-20T${hour}:00:00Z`);
  setWorld({
    companions: [
      companion('ana', { busy: [{ from: at(19), until: at(21) }] }),
      companion('ben', { busy: [{ from: at(19), until: at(23) }] }),
    ],
    favorites: saved('ana', 'ben'),
  });
  const { card } = await open();
  await card.findByText(/^Today at 4:00\sPM$/);
  expect(card.getAllByRole('listitem')).toHaveLength(1);
});

test('a member doesn’t see a favorite they have blocked', async () => {
  setWorld({
    companions: [companion('ana'), companion('ben')],
    favorites: saved('ana', 'ben'),
    blocks: { [`${MEMBER.uid}/ana`]: { at: NOW, endedAt: null, past: [] } },
  });
  const { card } = await open();
  await card.findByRole('link', { name: 'ben M.' });
  expect(card.queryByText('ana M.')).toBeNull();
});

test('a member without favorites learns how to have some', async () => {
  const { card, links } = await open();
  await card.findByText('No favorites yet. Tap the heart on a companion to see them here.');
  expect(links()).toEqual(['/favorites']);
  expect(reads.some((read) => read.startsWith('companions?'))).toBe(false);
});

test('a member none of whose favorites is free today goes on to all of them', async () => {
  setWorld({
    companions: [companion('ana', { weeklyAvailability: {} })],
    favorites: saved('ana'),
  });
  const { card, links } = await open();
  await card.findByText('None of your favorites is free today.');
  expect(links()).toEqual(['/favorites', '/favorites']);
});

const MANY = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test('a member with many favorites learns that only the newest were looked at', async () => {
  setWorld({ companions: MANY.map((id) => companion(id)), favorites: saved(...MANY) });
  const { card } = await open();
  expect(await card.findAllByRole('listitem')).toHaveLength(6);
  expect(card.getByText('From your 6 newest favorites.')).toBeTruthy();
  expect(card.queryByText('g M.')).toBeNull();
});

test('a member of whose many favorites none is free learns how many were looked at', async () => {
  const companions = MANY.map((id) => companion(id, { weeklyAvailability: {} }));
  setWorld({ companions, favorites: saved(...MANY) });
  const { card } = await open();
  expect(await card.findByText('None of your 6 newest favorites is free today.')).toBeTruthy();
});
