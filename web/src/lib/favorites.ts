import { useMemo } from 'react';
import { favorites } from './favorite-queries';
import { useLive } from './live-query';
import { useSession } from './session';

/** The member who is signed in; null for everybody else, who has no favorites. */
export function useMemberId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' && session.userType === 'spender' ? session.uid : null;
}

/**
 * The ids of the companions among the signed-in member's favorites; null while that is not known.
 * However many ask, it is read once.
 */
export function useFavoriteIds(): ReadonlySet<string> | null {
  const uid = useMemberId();
  const read = useLive(uid === null ? null : favorites(uid));
  const list = read.status === 'ready' ? read.data : null;
  return useMemo(() => (list === null ? null : new Set(list.map(({ id }) => id))), [list]);
}
