import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog';
import type { DecisionProps } from './decision';

/** A rejection says why. */
export function RejectDialog({
  name,
  onConfirm,
  ...decision
}: DecisionProps & { readonly onConfirm: (notes: string) => void }) {
  const [notes, setNotes] = useState('');
  const trimmed = notes.trim();
  return (
    <FormDialog
      {...decision}
      title={`Reject the documents of ${name}?`}
      intro="They get an email and can hand in other documents."
      isDirty={trimmed !== ''}
      submitLabel="Reject"
      busyLabel="Rejecting..."
      cancelLabel="Back"
      color="error"
      canSubmit={trimmed !== ''}
      onSubmit={() => onConfirm(trimmed)}
    >
      <TextField
        label="Reason"
        required
        multiline
        minRows={3}
        fullWidth
        value={notes}
        disabled={decision.isBusy}
        onChange={(event) => setNotes(event.target.value)}
        helperText="What is wrong and what to do about it. The person reads this."
        slotProps={{ htmlInput: { maxLength: REVIEW_NOTES_MAX } }}
      />
    </FormDialog>
  );
}
