import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { STORY_LIMITS } from '@hearthkin/domain/community/story';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { SavedWordsField } from '../../../ui/forms/saved-words-field';
import { TextField } from '../../../ui/forms/text-field';
import { useDecision } from '../inbox/use-decision';
import { STORY_QUESTIONS, type StoryVerdict } from './story-questions';

interface StoryDecisionProps {
  readonly submissionId: string;
  readonly title: string;
  readonly decision: StoryVerdict;
  readonly submittedAtMs: number;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onDone: (sentence: string) => void;
}

/** Asks before a story is published or returned. */
export function StoryDecision(props: StoryDecisionProps) {
  const { submissionId, title, decision, submittedAtMs, onClose, onDone } = props;
  const [notes, setNotes] = useState('');
  const { confirm, busy, intro, hint, done } = STORY_QUESTIONS[decision];
  const { run, isBusy, failure, close } = useDecision(() => onDone(done(title)), onDone, onClose);
  const isReturn = decision === 'returned';
  const trimmed = notes.trim();
  return (
    <FormDialog
      title={`${confirm}: ${title}?`}
      intro={intro}
      isDirty={trimmed !== ''}
      isBusy={isBusy}
      failure={failure}
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
      onClose={close}
    >
      {isReturn && (
        <SavedWordsField
          words={REASON_TEMPLATES.story}
          typed={notes}
          disabled={isBusy}
          onChange={setNotes}
        />
      )}
      <TextField
        label={isReturn ? 'What to change' : 'Note to the author'}
        required={isReturn}
        multiline
        minRows={3}
        fullWidth
        value={notes}
        disabled={isBusy}
        // Staff write to others here, not about themselves.
        noticesCrisis={false}
        onChange={(event) => setNotes(event.target.value)}
        helperText={hint}
        slotProps={{ htmlInput: { maxLength: STORY_LIMITS.notes } }}
      />
    </FormDialog>
  );
}
