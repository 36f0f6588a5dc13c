import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Activity } from '../../lib/activity-queries';
import { call } from '../../lib/call';
import type { Doc } from '../../lib/readers';
import { useSaving } from '../../lib/use-save';
import { FormDialog } from '../../ui/form-dialog';

interface CancelActivityDialogProps {
  readonly activity: Doc<Activity>;
  readonly onClose: () => void;
  /** Told a sentence to read. */
  readonly onDone: (sentence: string) => void;
}

/** Calls a group activity off, which tells everybody who joined. */
export function CancelActivityDialog({ activity, onClose, onDone }: CancelActivityDialogProps) {
  const { title, participantCount } = activity.data;
  const [notes, setNotes] = useState('');
  const trimmed = notes.trim();
  const { run, isBusy, failure } = useSaving(() => onDone(`“${title}” is cancelled.`));
  return (
    <FormDialog
      title={`Cancel “${title}”?`}
      intro={`It cannot be opened again. ${
        participantCount === 1 ? '1 person who joined is' : `${participantCount} who joined are`
      } told.`}
      isDirty={trimmed !== ''}
      isBusy={isBusy}
      failure={failure === ERROR_MESSAGES['outside-window'] ? 'It has begun already.' : failure}
      submitLabel="Cancel activity"
      busyLabel="Cancelling..."
      cancelLabel="Back"
      color="error"
      canSubmit={trimmed !== ''}
      onSubmit={() =>
        void run(async () => {
          await call('cancelActivity', { activityId: activity.id, notes: trimmed });
        })
      }
      onClose={onClose}
    >
      <TextField
        label="Reason"
        required
        multiline
        minRows={3}
        fullWidth
        value={notes}
        disabled={isBusy}
        onChange={(event) => setNotes(event.target.value)}
        helperText="Everybody reads this."
        slotProps={{ htmlInput: { maxLength: ACTIVITY_LIMITS.notes } }}
      />
    </FormDialog>
  );
}
