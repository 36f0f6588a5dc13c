import { useMemo } from 'react';
import { useMemberId } from '../../session/session';
import { useLive } from '../kit/live-query';
import { favorites } from './favorite-queries';

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
