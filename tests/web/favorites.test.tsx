import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIST_CHECK_MS } from '../../web/src/data/companions/companion-list-queries';
import { refuseWrite, written } from './memory-firestore';
import { reads } from './memory-readers';
import { companionDocument, MEMBER, NOW, profileDocument } from './people';
import { expectLink, textsOf } from './shown';
import { comeBackAt, visit } from './site';
import { setWorld } from './world';

const companion = (id: string, displayName: string) => ({
  id,
  data: companionDocument({ displayName }),
});
/** A favorite added `minutes` ago. */
const favorite = (id: string, minutes = 0) => ({
  id,
  data: { addedAt: new Date(NOW.getTime() - minutes * MINUTE_MS) },
});

const ANA = companion('ana', 'Ana M.');
const BEN = companion('ben', 'Ben N.');

async function names(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: 'Companions' });
  return textsOf(within(list).getAllByRole('heading'));
}

test('a member sees their favorites, newest first, and goes on to book one', async () => {
  setWorld({ companions: [ANA, BEN], favorites: [favorite('ben'), favorite('ana')] });
  await visit('/favorites', MEMBER);
  expect(await names()).toEqual(['Ben N.', 'Ana M.']);
  await expectLink('Book Ana M.', '/book/ana');
});

test('a member without favorites sees how to add some and goes to browse', async () => {
  const site = await visit('/favorites', MEMBER);
  await screen.findByText('No favorites yet');
  await site.user.click(screen.getByRole('link', { name: 'Browse companions' }));
  await site.isAt('/browse');
});

test('a member removes a favorite and undoes it', async () => {
  setWorld({ companions: [ANA, BEN], favorites: [favorite('ben'), favorite('ana')] });
  const site = await visit('/favorites', MEMBER);
  await site.press('Remove Ben N. from favorites');
  await waitFor(async () => expect(await names()).toEqual(['Ana M.']));
  expect(document.activeElement).not.toBe(document.body);
  await screen.findByText('Removed Ben N. from your favorites.');
  await site.press('Undo');
  await waitFor(async () => expect(await names()).toEqual(['Ben N.', 'Ana M.']));
  expect(written(`users/${MEMBER.uid}/favorites/ben`)).toEqual([null, { addedAt: NOW }]);
});

test('a member sees an error and keeps the favorite when the server rejects the removal', async () => {
  setWorld({ companions: [ANA], favorites: [favorite('ana')] });
  refuseWrite(/favorites\/ana$/);
  const site = await visit('/favorites', MEMBER);
  await site.press('Remove Ana M. from favorites');
  await screen.findByText('We couldn’t remove Ana M. from your favorites. Try again.');
  expect(await names()).toEqual(['Ana M.']);
});

test('a member sees which favorite is no longer listed and removes it', async () => {
  const site = await visit('/favorites', MEMBER, {
    companions: [ANA, { ...BEN, data: { ...BEN.data, listed: false } }],
    profiles: { ben: profileDocument('Ben N.', 'earner') },
    favorites: [favorite('ben'), favorite('gone', 1), favorite('ana', 2)],
  });
  await waitFor(async () =>
    expect(await names()).toEqual(['Ben N.', 'Former companion', 'Ana M.']),
  );
  const ben = screen.getByRole('heading', { name: 'Ben N.' }).closest('li');
  expect(ben?.textContent).toContain('Not taking bookings right now.');
  expect(within(ben as HTMLElement).queryByRole('link')).toBeNull();
  await site.press('Remove Ben N. from favorites');
  await waitFor(async () => expect(await names()).toEqual(['Former companion', 'Ana M.']));
});

test('a companion who is listed again gets their card back', async () => {
  await visit('/favorites', MEMBER, {
    companions: [{ ...BEN, data: { ...BEN.data, listed: false } }],
    profiles: { ben: profileDocument('Ben N.', 'earner') },
    favorites: [favorite('ben')],
  });
  await screen.findByText(/^Not taking bookings/);
  act(() => {
    setWorld({ companions: [BEN] });
    // The listings are read again after a while.
    comeBackAt(new Date(NOW.getTime() + LIST_CHECK_MS));
  });
  await screen.findByRole('link', { name: 'Book Ben N.' });
});

test('favorites load 24 at a time, and removing one reloads none', async () => {
  const many = Array.from({ length: 30 }, (_, index) => companion(`c-${index}`, `Name ${index}`));
  setWorld({ companions: many, favorites: many.map(({ id }) => favorite(id)) });
  const site = await visit('/favorites', MEMBER);
  expect(await names()).toHaveLength(24);
  await site.press('Show more');
  await waitFor(async () => expect(await names()).toHaveLength(30));
  await site.press('Remove Name 3 from favorites');
  await waitFor(async () => expect(await names()).toHaveLength(29));
  const groups = reads.flatMap(
    (read) => /__name__in([^&]+)/.exec(read)?.[1]?.split(',').length ?? [],
  );
  expect(groups).toEqual([24, 6]);
});

test('a member at the limit of favorites sees a notice', async () => {
  const favorites = Array.from({ length: 200 }, (_, index) => favorite(`c-${index}`));
  const site = await visit('/browse', MEMBER, { companions: [ANA], favorites });
  await site.press('Add Ana M. to favorites');
  await screen.findByText('200 favorites are the most there can be. Remove one first.');
  expect(written(/favorites/)).toEqual([]);
});
