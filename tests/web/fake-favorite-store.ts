import { vi } from 'vitest';
import type * as Store from '../../web/src/data/favorites/favorite-store';
import { betweenTests } from './between-tests';
import { setWorld, worldNow } from './world';

/** Replaces the favorite store. Writes change the world at once, like Firestore's local cache. */
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
