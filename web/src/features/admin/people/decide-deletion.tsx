import { DELETED_DONE, type DeletionRequest } from '@hearthkin/domain/admin/account-acts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/late-dialogs';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';
import { formatDateTime } from '../format-date-time';
import { TeamName } from './person-name';

interface DecideDeletionProps {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly request: DeletionRequest;
  /** Whether the reader has asked for it, and so may not confirm it. */
  readonly isOwn: boolean;
  /** Another decision has been made, or this one. */
  readonly onChanged: () => void;
  /** Gets a sentence to show after the deletion. */
  readonly onDeleted: (sentence: string) => void;
}

/** A deletion that one of the staff has asked for: withdraw it, or decline or confirm another's. */
export function DecideDeletion(props: DecideDeletionProps) {
  const { uid, request, isOwn, onChanged } = props;
  const [isConfirming, setConfirming] = useState(false);
  const closing = useAction(onChanged);
  const step = isOwn ? 'withdraw' : 'decline';
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, alignItems: 'flex-start', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        Deletion asked for by {isOwn ? 'you' : <TeamName uid={request.by} />} on{' '}
        {formatDateTime(request.at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {request.reason}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {isOwn ? 'Someone else on our team decides. ' : ''}It lapses{' '}
        {formatDateTime(request.expireAt)}.
      </Typography>
      {closing.failure !== null && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {closing.failure}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={closing.isBusy}
          onClick={() => void closing.run(() => call('deleteAccountByStaff', { step, uid }))}
        >
          {isOwn ? 'Withdraw request' : 'Decline deletion'}
        </Button>
        {!isOwn && (
          <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
            Confirm deletion
          </Button>
        )}
      </Box>
      {isConfirming && <ConfirmDeletion {...props} onClose={() => setConfirming(false)} />}
    </Alert>
  );
}

/** Deletes an account. Staff must type its email, so that they don't delete the wrong one. */
function ConfirmDeletion(props: DecideDeletionProps & { readonly onClose: () => void }) {
  const { uid, name, email, request, onDeleted, onClose } = props;
  const [typed, setTyped] = useState('');
  const { run, isBusy, failure } = useAction(() => onDeleted(DELETED_DONE));
  const askedAtMs = request.at.getTime();
  return (
    <FormDialog
      title={`Delete the account of ${name}?`}
      intro={`The account of ${name} (${email}) is deleted for good, with profile, messages, pictures and documents. Open bookings end by the usual rules. Financial records stay, without names. For two years, a sign-up with the same phone number, confirmed address, provider or face waits for our team. This can’t be undone.`}
      isDirty={typed !== ''}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Delete account"
      busyLabel="Deleting..."
      cancelLabel="Back"
      color="error"
      canSubmit={typed.trim().toLowerCase() === email}
      onSubmit={() =>
        void run(() => call('deleteAccountByStaff', { step: 'confirm', uid, askedAtMs }))
      }
      onClose={onClose}
    >
      <TextField
        label="Their email address, to confirm"
        required
        fullWidth
        autoComplete="off"
        value={typed}
        disabled={isBusy}
        onChange={(event) => setTyped(event.target.value)}
        helperText={`Type ${email}`}
      />
    </FormDialog>
  );
}
