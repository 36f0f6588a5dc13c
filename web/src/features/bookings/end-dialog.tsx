import { LIMITS } from '@hearthkin/domain/account/fields';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { CallErrorCode } from '../../lib/call-error';

interface EndDialogProps {
  readonly title: string;
  /** What happens with the money. */
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  readonly error: CallErrorCode | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before a booking ends, and says what that does with the money. */
export function EndDialog(props: EndDialogProps) {
  const [reason, setReason] = useState('');
  const titleId = useId();
  const textId = useId();
  const close = props.isBusy ? undefined : props.onClose;
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
        <DialogContentText id={textId} sx={{ mb: 2 }}>
          {props.consequence}
        </DialogContentText>
        <TextField
          label="Reason"
          multiline
          minRows={2}
          fullWidth
          value={reason}
          disabled={props.isBusy}
          onChange={(event) => setReason(event.target.value)}
          helperText="Optional. The other person sees it."
          slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
        />
        {props.error !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {ERROR_MESSAGES[props.error]}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={close} disabled={props.isBusy}>
          Keep booking
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={props.isBusy}
          onClick={() => props.onConfirm(reason.trim())}
        >
          {props.isBusy ? 'One moment...' : props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
