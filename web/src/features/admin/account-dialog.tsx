import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { verification } from '../../data/verifications/verification-queries';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { AccountDetails } from './account-details';
import { DeleteAccountDialog } from './delete-account-dialog';
import { RevokeDialog } from './revoke-dialog';
import { SuspendDialog } from './suspend-dialog';

interface AccountDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
  /** Gets a sentence to show after the deletion. */
  readonly onDeleted: (sentence: string) => void;
}

/** An account's details with the actions of staff. */
export function AccountDialog({ uid, onClose, onDeleted }: AccountDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const session = useSession();
  const account = useLive(user(uid));
  const review = useLive(verification(uid));
  const [asks, setAsks] = useState<'suspend' | 'delete' | 'revoke' | null>(null);
  const stopAsking = () => setAsks(null);
  const person = account.status === 'ready' ? (account.data?.data ?? null) : null;
  const name = person === null ? UNKNOWN_USER : `${person.firstName} ${person.lastName}`.trim();
  const isOwn = session.status === 'signed-in' && session.uid === uid;
  return (
    <>
      <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth aria-labelledby={titleId}>
        <DialogTitle
          id={titleId}
          component="h2"
          sx={{ typography: 'h2', overflowWrap: 'anywhere' }}
        >
          {account.status === 'loading' ? 'Account' : name}
        </DialogTitle>
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogContent tabIndex={0}>
          {account.status === 'loading' && (
            <Skeleton variant="rounded" height={320} role="status" aria-label="Loading account" />
          )}
          {account.status === 'failed' && <LoadFailed retry={account.retry} />}
          {account.status === 'ready' && person === null && (
            <Typography>This account no longer exists.</Typography>
          )}
          {person !== null && (
            <AccountDetails
              uid={uid}
              account={person}
              review={review.status === 'ready' ? (review.data?.data ?? null) : null}
            />
          )}
          {isOwn && (
            <Typography sx={{ mt: 2, color: 'text.secondary' }}>
              This is your own account. Other staff decide about it.
            </Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, gap: 0.5, flexWrap: 'wrap' }}>
          {person !== null && !isOwn && (
            <>
              <Button color="error" onClick={() => setAsks('delete')}>
                Delete
              </Button>
              {person.verification.isVerified && (
                <Button color="error" onClick={() => setAsks('revoke')}>
                  Take verification back
                </Button>
              )}
              <Button color="error" variant="outlined" onClick={() => setAsks('suspend')}>
                {person.accountStatus === 'active' ? 'Suspend' : 'Reinstate'}
              </Button>
            </>
          )}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      {asks === 'suspend' && person !== null && (
        <SuspendDialog uid={uid} account={person} name={name} onClose={() => setAsks(null)} />
      )}
      {asks === 'revoke' && person !== null && (
        <RevokeDialog uid={uid} name={name} onClose={stopAsking} />
      )}
      {asks === 'delete' && person !== null && (
        <DeleteAccountDialog
          uid={uid}
          email={person.email}
          name={name}
          onClose={() => setAsks(null)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
