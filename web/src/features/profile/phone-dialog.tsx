import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PhoneForm } from '../../data/phone/phone-check';
import type { AccountDialogProps } from './account-dialogs';

/** Adds the account's phone number, or changes it, by a code that is sent to the new one. */
export function PhoneDialog({ person, account, onClose, onMessage }: AccountDialogProps) {
  const titleId = useId();
  const isFirst = account.phone === '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        {isFirst ? 'Add your phone number' : 'Change your phone number'}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
          {isFirst
            ? 'We’ll text you a code. One account per phone number.'
            : `We’ll text a code to the new number. Until it’s verified, ${account.phone} stays.`}
        </Typography>
        <PhoneForm
          uid={person.uid}
          onDone={() => {
            onMessage('Your phone number is saved.');
            onClose();
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
