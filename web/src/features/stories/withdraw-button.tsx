import { STORY_LIMITS } from '@hearthkin/domain/community/story';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { call } from '../../lib/call';
import { useSaving } from '../../lib/use-save';
import { FormDialog } from '../../ui/form-dialog';

interface WithdrawButtonProps {
  readonly storyId: string;
  readonly title: string;
}

/** Staff take a story off the site. The page then says by itself that it is not there. */
export function WithdrawButton({ storyId, title }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [notes, setNotes] = useState('');
  const { run, isBusy, failure } = useSaving(() => setAsking(false));
  const trimmed = notes.trim();
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        Take off the site
      </Button>
      {isAsking && (
        <FormDialog
          title="Take this story off the site?"
          intro={`Nobody can read “${title}” any more. Its author is told why and keeps what they wrote.`}
          isDirty={trimmed !== ''}
          isBusy={isBusy}
          failure={failure}
          submitLabel="Take off"
          busyLabel="Taking off..."
          cancelLabel="Back"
          color="error"
          canSubmit={trimmed !== ''}
          onSubmit={() =>
            void run(async () => {
              await call('withdrawStory', { storyId, notes: trimmed });
            })
          }
          onClose={() => setAsking(false)}
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
            helperText="The author reads this."
            slotProps={{ htmlInput: { maxLength: STORY_LIMITS.notes } }}
          />
        </FormDialog>
      )}
    </>
  );
}
