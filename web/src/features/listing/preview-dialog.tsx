import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface PreviewDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The preview card on narrow screens. */
export function PreviewDialog({ onClose, children }: PreviewDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        Your card
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          Back to the form
        </Button>
      </DialogActions>
    </Dialog>
  );
}
