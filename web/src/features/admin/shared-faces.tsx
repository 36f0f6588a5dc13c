import { openFaces } from '@hearthkin/domain/verification/shared-face';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { sharedFace } from './admin-queries';
import { PersonName } from './person-name';

/** Which other accounts have a face like this person's, with links to them. */
export function SharedFaces({ uid }: { readonly uid: string }) {
  const shared = useLive(sharedFace(uid));
  if (shared.status !== 'ready' || shared.data === null) return null;
  const { data } = shared.data;
  const others = openFaces(data);
  if (others.length === 0 && !data.isAnother) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {others.length > 0 && (
        <div>
          This face is like that of:{' '}
          {others.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <FaceOwner uid={other} />
            </span>
          ))}
          . Accept only if they are different people, such as twins. Both then keep their accounts.
        </div>
      )}
      {data.isAnother && <div>An earlier comparison of this person showed another face.</div>}
    </Alert>
  );
}

function FaceOwner({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  if (account.status === 'ready' && account.data === null) {
    return 'someone who has not finished signing up';
  }
  return (
    <Link
      component={RouterLink}
      to={`${PATHS.adminDatabase}?view=accounts&account=${uid}`}
      color="inherit"
    >
      <PersonName uid={uid} />
    </Link>
  );
}
