import { viewsOf } from '@hearthkin/domain/companion/profile-view';
import { useLive } from '../kit/live-query';
import { viewCounts } from './profile-view-queries';

/** How often a companion's own profile was viewed; null while unknown, and for null. */
export function useProfileViews(uid: string | null): number | null {
  const counts = useLive(uid === null ? null : viewCounts(uid));
  return counts.status === 'ready' ? viewsOf(counts.data.map(({ data }) => data)) : null;
}
