import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useSession } from '../../session/session';
import { CompanionProfile, type CompanionProfileProps } from './companion-profile';
import { StructuredData } from './structured-data';
import type { Viewer } from './viewer';

/** The profile, for search engines and the count of views too. */
export function CompanionView(props: CompanionProfileProps) {
  const { companionId, companion, viewer } = props;
  const { listed } = companion;
  useViewCount(companionId, listed, viewer);
  return (
    <>
      {listed ? (
        <StructuredData companion={companion} />
      ) : (
        <Alert severity="info" sx={{ mb: 3 }}>
          Not listed right now. Only the companion and our team can see this profile.
        </Alert>
      )}
      <CompanionProfile {...props} />
    </>
  );
}

/** Counts a profile view, except by visitors and the companion. */
function useViewCount(companionId: string, isListed: boolean, viewer: Viewer): void {
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
