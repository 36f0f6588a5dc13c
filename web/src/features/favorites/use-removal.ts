import { useCallback, useState } from 'react';

const store = () => import('../../data/favorites/favorite-store');

/** The last removal, or why it or its undo failed. */
interface Removed {
  readonly companionId: string;
  readonly name: string;
  readonly outcome: 'removed' | 'not-removed' | 'not-restored';
}

/** Removes companions from the favorites and undoes the last removal. */
export function useRemoval(uid: string) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = useCallback(
    (companionId: string, name: string) => {
      setRemoved({ companionId, name, outcome: 'removed' });
      store()
        .then(({ removeFavorite }) => removeFavorite(uid, companionId))
        .catch(() => setRemoved({ companionId, name, outcome: 'not-removed' }));
    },
    [uid],
  );
  const undo = () => {
    if (removed === null) return;
    setRemoved(null);
    store()
      .then(({ addFavorite }) => addFavorite(uid, removed.companionId))
      .catch(() => setRemoved({ ...removed, outcome: 'not-restored' }));
  };
  return { removed, remove, undo, forget: () => setRemoved(null) };
}

export type Removal = ReturnType<typeof useRemoval>;
