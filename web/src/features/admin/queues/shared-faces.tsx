import type { Submission } from '@hearthkin/domain/admin/queue-items';
import { openFaces } from '@hearthkin/domain/verification/shared-face';
import Alert from '@mui/material/Alert';
import { profilesOf } from '../../../data/accounts/account-queries';
import { useLive } from '../../../data/kit/live-query';
import { PersonLink } from '../people/person-name';

/** Which other accounts have a face like this person's, with links to them, or had one. */
export function SharedFaces({ sharedFace }: Pick<Submission, 'sharedFace'>) {
  if (sharedFace === null) return null;
  const others = openFaces(sharedFace);
  if (others.length === 0 && !sharedFace.isAnother && !sharedFace.isClosed) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {others.length > 0 && (
        <div>
          This face may also be behind another account:{' '}
          {others.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <FaceOwner uid={other} />
            </span>
          ))}
          <div>
            Accept only if they are different people, such as twins. Both then keep their accounts.
          </div>
        </div>
      )}
      {sharedFace.isClosed && (
        <div>
          This face is like that of a person whose account our team closed, or whose photos it
          declined, in the last two years. We don’t keep whose.
        </div>
      )}
      {sharedFace.isAnother && <div>An earlier comparison of this person showed another face.</div>}
    </Alert>
  );
}

function FaceOwner({ uid }: { readonly uid: string }) {
  const profile = useLive(profilesOf([uid]));
  if (profile.status === 'ready' && profile.data.get(uid) === null) {
    return 'someone who hasn’t finished signing up';
  }
  return <PersonLink uid={uid} />;
}
