import { useEffect } from 'react';
import { useSession } from '../../session/session';
import type { Viewer } from './viewer';

/** Counts a profile view, except by visitors and the companion. */
export function useViewCount(companionId: string, isListed: boolean, viewer: Viewer): void {
  const session = useSession();
  const counts = isListed && viewer !== 'visitor' && viewer !== 'self';
  const viewerId = counts && session.status === 'signed-in' ? session.uid : null;
  useEffect(() => {
    if (viewerId === null) return;
    import('./profile-view-store').then(
      ({ countProfileView }) => countProfileView(companionId, viewerId, new Date()),
      // A failure doesn't matter.
      () => {},
    );
  }, [companionId, viewerId]);
}
