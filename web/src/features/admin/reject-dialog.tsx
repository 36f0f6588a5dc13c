import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DecisionDialog, type DecisionProps } from './decision-dialog';

/** A rejection says why. */
export function RejectDialog({
  onConfirm,
  ...decision
}: DecisionProps & { readonly onConfirm: (notes: string) => void }) {
  const [notes, setNotes] = useState('');
  const trimmed = notes.trim();
  return (
    <DecisionDialog
      {...decision}
      title={`Reject the documents of ${decision.name}?`}
      consequence="They get an email and can hand in other documents."
      confirmLabel="Reject"
      color="error"
      canConfirm={trimmed !== ''}
      onConfirm={() => onConfirm(trimmed)}
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
        sx={{ mt: 2 }}
      />
    </DecisionDialog>
  );
}
