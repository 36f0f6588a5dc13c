import { MINUTE_MS } from '@hearthkin/domain/durations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addFavorite, removeFavorite } from './fake-favorite-store';
import { reads } from './memory-readers';
import { COMPANION, companionDocument, MEMBER, NOW, profileDocument } from './people';
import { visit } from './site';
import { setWorld } from './world';

const companion = (id: string, displayName: string) => ({
  id,
  data: companionDocument({ displayName }),
});
/** A favorite added before now by `minutes`. */
const kept = (id: string, minutes = 0) => ({
  id,
  data: { addedAt: new Date(NOW.getTime() - minutes * MINUTE_MS) },
});

const ANA = companion('ana', 'Ana M.');
const BEN = companion('ben', 'Ben N.');

async function names(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: 'Companions' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
}

test('a member sees their favorites, newest first, and goes on to book one', async () => {
  setWorld({ companions: [ANA, BEN], favorites: [kept('ben'), kept('ana')] });
  await visit('/favorites', MEMBER);
  expect(await names()).toEqual(['Ben N.', 'Ana M.']);
  const book = screen.getByRole('link', { name: 'Book Ana M.' });
  expect(book.getAttribute('href')).toBe('/book/ana');
});

test('a member finds their favorites in the navigation', async () => {
  setWorld({ companions: [ANA], favorites: [kept('ana')] });
  const site = await visit('/browse', MEMBER);
  const links = await screen.findAllByRole('link', { name: 'Favorites' });
  await site.user.click(links[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Favorites' });
  expect(site.address()).toBe('/favorites');
});

test('a member without favorites reads how to get some and goes to browse', async () => {
  const site = await visit('/favorites', MEMBER);
  await screen.findByText('No favorites yet');
  await site.user.click(screen.getByRole('link', { name: 'Browse companions' }));
  await waitFor(() => expect(site.address()).toBe('/browse'));
});

test('a member removes a favorite and takes that back', async () => {
  setWorld({ companions: [ANA, BEN], favorites: [kept('ben'), kept('ana')] });
  const site = await visit('/favorites', MEMBER);
  await site.user.click(
    await screen.findByRole('button', { name: 'Remove Ben N. from favorites' }),
  );
  await waitFor(async () => expect(await names()).toEqual(['Ana M.']));
  expect(removeFavorite).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, 'ben');
  expect(document.activeElement).not.toBe(document.body);
  await screen.findByText('Ben N. was removed from your favorites.');
  await site.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Ben N.', 'Ana M.']));
  expect(addFavorite).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, 'ben');
});

test('a member whose removal the server refuses still has the favorite and reads so', async () => {
  setWorld({ companions: [ANA], favorites: [kept('ana')] });
  removeFavorite.mockRejectedValueOnce(new Error('refused'));
  const site = await visit('/favorites', MEMBER);
  await site.user.click(
    await screen.findByRole('button', { name: 'Remove Ana M. from favorites' }),
  );
  await screen.findByText('Ana M. could not be removed. Please try again.');
  expect(await names()).toEqual(['Ana M.']);
});

test('a member reads who is no longer listed and removes them', async () => {
  setWorld({
    companions: [ANA, { ...BEN, data: { ...BEN.data, listed: false } }],
    profiles: { ben: profileDocument('Ben N.', 'earner') },
    favorites: [kept('ben'), kept('gone', 1), kept('ana', 2)],
  });
  const site = await visit('/favorites', MEMBER);
  await waitFor(async () =>
    expect(await names()).toEqual(['Ben N.', 'Former companion', 'Ana M.']),
  );
  const ben = screen.getByRole('heading', { name: 'Ben N.' }).closest('li');
  expect(ben?.textContent).toContain('No longer listed.');
  expect(within(ben as HTMLElement).queryByRole('link')).toBeNull();
  await site.user.click(screen.getByRole('button', { name: 'Remove Ben N. from favorites' }));
  await waitFor(async () => expect(await names()).toEqual(['Former companion', 'Ana M.']));
});

test('a companion who is listed again has their card back', async () => {
  setWorld({
    companions: [{ ...BEN, data: { ...BEN.data, listed: false } }],
    profiles: { ben: profileDocument('Ben N.', 'earner') },
    favorites: [kept('ben')],
  });
  await visit('/favorites', MEMBER);
  await screen.findByText(/^No longer listed/);
  act(() => setWorld({ companions: [BEN] }));
  await screen.findByRole('link', { name: 'Book Ben N.' });
});

test('favorites come 24 at a time, and removing one reads nobody anew', async () => {
  const many = Array.from({ length: 30 }, (_, index) => companion(`c-${index}`, `Name ${index}`));
  setWorld({ companions: many, favorites: many.map(({ id }) => kept(id)) });
  const site = await visit('/favorites', MEMBER);
  expect(await names()).toHaveLength(24);
  await site.user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await names()).toHaveLength(30));
  await site.user.click(screen.getByRole('button', { name: 'Remove Name 3 from favorites' }));
  await waitFor(async () => expect(await names()).toHaveLength(29));
  const groups = reads.flatMap(
    (read) => /__name__in([^&]+)/.exec(read)?.[1]?.split(',').length ?? [],
  );
  expect(groups).toEqual([24, 6]);
});

test('a member whose favorites cannot be read tries again and gets them', async () => {
  setWorld({ companions: [ANA], favorites: [kept('ana')], failing: [/^companions\?__name__/] });
  const site = await visit('/favorites', MEMBER);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  expect(await names()).toEqual(['Ana M.']);
});

test('a member with as many favorites as there can be reads so', async () => {
  const favorites = Array.from({ length: 200 }, (_, index) => kept(`c-${index}`));
  setWorld({ companions: [ANA], favorites });
  const site = await visit('/browse', MEMBER);
  await site.user.click(await screen.findByRole('button', { name: 'Add Ana M. to favorites' }));
  await screen.findByText('200 favorites are the most there can be. Remove one first.');
  expect(addFavorite).not.toHaveBeenCalled();
});

test('a companion has no favorites and is led to their own start page', async () => {
  const site = await visit('/favorites', COMPANION);
  await waitFor(() => expect(site.address()).toBe('/earners/dashboard'));
  expect(screen.queryByRole('link', { name: 'Favorites' })).toBeNull();
});
