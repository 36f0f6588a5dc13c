import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

/** What both questions before a decision share. */
export interface DecisionProps {
  /** Whose documents. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onClose: () => void;
}

interface DecisionDialogProps extends DecisionProps {
  readonly title: string;
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly color: ButtonProps['color'];
  readonly canConfirm?: boolean;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

/** Asks before a decision, and says what follows from it. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { isBusy, error, canConfirm = true } = props;
  const titleId = useId();
  const textId = useId();
  const close = isBusy ? undefined : props.onClose;
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ typography: 'h2' }}>
        {props.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{props.consequence}</DialogContentText>
        {props.children}
        {error !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={close} disabled={isBusy}>
          Back
        </Button>
        <Button
          variant="contained"
          color={props.color}
          disabled={isBusy || !canConfirm}
          onClick={props.onConfirm}
        >
          {isBusy ? 'One moment...' : props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
