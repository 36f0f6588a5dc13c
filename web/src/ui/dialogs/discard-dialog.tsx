import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface DiscardDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly title?: string;
  /** The words about what would be lost. */
  readonly children?: ReactNode;
  readonly keepLabel?: string;
  readonly discardLabel?: string;
}

/** Asks before unsaved changes are lost. */
export function DiscardDialog({
  onKeep,
  onDiscard,
  title = 'Discard your changes?',
  children = 'Your changes haven’t been saved.',
  keepLabel = 'Keep editing',
  discardLabel = 'Discard',
}: DiscardDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onKeep}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onDiscard} color="error">
          {discardLabel}
        </Button>
        <Button onClick={onKeep} variant="contained" autoFocus>
          {keepLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
