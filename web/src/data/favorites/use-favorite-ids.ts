import { useMemo } from 'react';
import { useMemberId } from '../../session/session';
import { useLive } from '../kit/live-query';
import { favorites } from './favorite-queries';

/** Ids of the signed-in member's favorites; null while unknown. All callers share one read. */
export function useFavoriteIds(): ReadonlySet<string> | null {
  const uid = useMemberId();
  const read = useLive(uid === null ? null : favorites(uid));
  const list = read.status === 'ready' ? read.data : null;
  return useMemo(() => (list === null ? null : new Set(list.map(({ id }) => id))), [list]);
}
