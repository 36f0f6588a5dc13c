import { STORY_LIMITS } from '@hearthkin/domain/community/story';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/forms/text-field';
import { useAction } from '../../ui/hooks/use-action';
import { STORY_QUESTIONS, type StoryVerdict } from './story-questions';

interface StoryDecisionProps {
  readonly submissionId: string;
  readonly title: string;
  readonly decision: StoryVerdict;
  readonly submittedAtMs: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a story is published or returned. */
export function StoryDecision(props: StoryDecisionProps) {
  const { submissionId, title, decision, submittedAtMs, onClose, onDone } = props;
  const [notes, setNotes] = useState('');
  const { run, isBusy, failure } = useAction(onDone);
  const { confirm, busy, intro, hint } = STORY_QUESTIONS[decision];
  const isReturn = decision === 'returned';
  const trimmed = notes.trim();
  return (
    <FormDialog
      title={`${confirm}: ${title}?`}
      intro={intro}
      isDirty={trimmed !== ''}
      isBusy={isBusy}
      failure={failure === ERROR_MESSAGES['bad-transition'] ? CHANGED : failure}
      submitLabel={confirm}
      busyLabel={busy}
      cancelLabel="Back"
      canSubmit={!isReturn || trimmed !== ''}
      {...(isReturn && { color: 'error' as const })}
      onSubmit={() =>
        void run(async () => {
          await call('reviewStory', { submissionId, submittedAtMs, decision, notes: trimmed });
        })
      }
      onClose={onClose}
    >
      <TextField
        label={isReturn ? 'What to change' : 'Note to the author'}
        required={isReturn}
        multiline
        minRows={3}
        fullWidth
        value={notes}
        disabled={isBusy}
        onChange={(event) => setNotes(event.target.value)}
        helperText={hint}
        slotProps={{ htmlInput: { maxLength: STORY_LIMITS.notes } }}
      />
    </FormDialog>
  );
}

// The catalogue's sentence is about bookings.
const CHANGED =
  'The story has been changed or decided about in the meantime. Please close this and read it again.';
