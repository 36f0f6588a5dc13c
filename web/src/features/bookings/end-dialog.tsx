import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/forms/text-field';

interface EndDialogProps {
  readonly title: string;
  /** The fate of the payment. */
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before a booking ends and explains what happens to the payment. */
export function EndDialog(props: EndDialogProps) {
  const [reason, setReason] = useState('');
  const trimmed = reason.trim();
  return (
    <FormDialog
      title={props.title}
      intro={props.consequence}
      isDirty={trimmed !== ''}
      isBusy={props.isBusy}
      failure={props.failure}
      submitLabel={props.confirmLabel}
      busyLabel="One moment..."
      cancelLabel="Keep booking"
      color="error"
      onSubmit={() => props.onConfirm(trimmed)}
      onClose={props.onClose}
    >
      <TextField
        label="Reason"
        multiline
        minRows={2}
        fullWidth
        value={reason}
        disabled={props.isBusy}
        onChange={(event) => setReason(event.target.value)}
        helperText="Optional. They’ll see this."
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormDialog>
  );
}
