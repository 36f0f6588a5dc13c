import { useEffect } from 'react';
import { useSession } from '../../session/session';
import type { Viewer } from './viewer';

/** Counts that somebody looks at a profile. Visitors and the companion themselves do not count. */
export function useViewCount(companionId: string, isListed: boolean, viewer: Viewer): void {
  const session = useSession();
  const counts = isListed && viewer !== 'visitor' && viewer !== 'self';
  const viewerId = counts && session.status === 'signed-in' ? session.uid : null;
  useEffect(() => {
    if (viewerId === null) return;
    import('./profile-view-store').then(
      ({ countProfileView }) => countProfileView(companionId, viewerId, new Date()),
      // Without it the profile is the same.
      () => {},
    );
  }, [companionId, viewerId]);
}
