import { viewsOf } from '@hearthkin/domain/companion/profile-view';
import { useLive } from '../kit/live-query';
import { viewCounts } from './profile-view-queries';

/** The views of a companion's own profile; null while unknown, and for null. */
export function useProfileViews(uid: string | null): number | null {
  const counts = useLive(uid === null ? null : viewCounts(uid));
  return counts.status === 'ready' ? viewsOf(counts.data.map(({ data }) => data)) : null;
}
