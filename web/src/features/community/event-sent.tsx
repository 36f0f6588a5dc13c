import { EVENT_MESSAGES } from '@hearthkin/domain/community/event';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

/** Confirms that an event was submitted. Closes automatically. */
export function EventSent({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        Thank you
      </DialogTitle>
      <DialogContent>
        <Alert id={textId} severity="success" role="status">
          {EVENT_MESSAGES.sent}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
