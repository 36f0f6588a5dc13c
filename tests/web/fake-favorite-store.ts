import { vi } from 'vitest';
import type * as Store from '../../web/src/data/favorites/favorite-store';
import { betweenTests } from './between-tests';
import { setWorld, worldNow } from './world';

/** Stands in for what is saved of favorites: the world changes at once, as with the real one. */
export const addFavorite = vi.fn<typeof Store.addFavorite>(async (_uid, companionId) => {
  setWorld({
    favorites: [{ id: companionId, data: { addedAt: new Date() } }, ...worldNow().favorites],
  });
});

export const removeFavorite = vi.fn<typeof Store.removeFavorite>(async (_uid, companionId) => {
  setWorld({ favorites: worldNow().favorites.filter(({ id }) => id !== companionId) });
});

betweenTests(() => {
  addFavorite.mockClear();
  removeFavorite.mockClear();
});
