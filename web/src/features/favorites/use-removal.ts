import { useCallback, useState } from 'react';
import { addFavorite, removeFavorite } from '../../data/favorites/favorite-store';

/** Somebody who was taken out of the favorites, or could not be, or not be put back. */
interface Removed {
  readonly companionId: string;
  readonly name: string;
  readonly outcome: 'removed' | 'not-removed' | 'not-restored';
}

/** Takes companions out of a member's favorites, and the last of them back in. */
export function useRemoval(uid: string) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = useCallback(
    (companionId: string, name: string) => {
      setRemoved({ companionId, name, outcome: 'removed' });
      removeFavorite(uid, companionId).catch(() =>
        setRemoved({ companionId, name, outcome: 'not-removed' }),
      );
    },
    [uid],
  );
  const undo = () => {
    if (removed === null) return;
    setRemoved(null);
    addFavorite(uid, removed.companionId).catch(() =>
      setRemoved({ ...removed, outcome: 'not-restored' }),
    );
  };
  return { removed, remove, undo, forget: () => setRemoved(null) };
}

export type Removal = ReturnType<typeof useRemoval>;
