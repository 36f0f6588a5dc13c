import { formatCount } from '@hearthkin/domain/foundation/formats';
import { CONTACT_LIMITS, type ContactMessage } from '@hearthkin/domain/support/contact';
import { SAVED_ANSWERS } from '@hearthkin/domain/support/saved-answers';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../../firebase/call';
import { sessionDraft } from '../../../../lib/session-draft';
import { FormDialog } from '../../../../ui/dialogs/form-dialog';
import { SavedWordsField } from '../../../../ui/forms/saved-words-field';
import { TextField } from '../../../../ui/forms/text-field';
import { useDecision } from '../../inbox/use-decision';

const drafts = sessionDraft('answer', z.string());

interface AnswerDialogProps {
  readonly messageId: string;
  readonly message: ContactMessage;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onDone: (sentence: string) => void;
}

/** Writes the answer to a message, which is emailed. The draft survives a reload. */
export function AnswerDialog({ messageId, message, onClose, onDone }: AnswerDialogProps) {
  const [text, setText] = useState(() => drafts.load(messageId) ?? '');
  const { run, isBusy, failure, close } = useDecision(
    () => {
      drafts.drop(messageId);
      onDone('Your answer is on its way.');
    },
    onDone,
    () => {
      drafts.drop(messageId);
      onClose();
    },
  );
  const answer = text.trim();
  const change = (next: string) => {
    setText(next);
    drafts.save(messageId, next);
  };
  return (
    <FormDialog
      title={`Answer ${message.name}`}
      intro={
        message.uid === null
          ? `We email it to ${message.email}. This address isn’t verified, so say nothing about an account.`
          : `We email it to their account’s address, or to ${message.email} if it has none.`
      }
      isDirty={answer !== ''}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Send answer"
      busyLabel="Sending..."
      cancelLabel="Back"
      canSubmit={answer !== '' && answer.length <= CONTACT_LIMITS.answer}
      onSubmit={() => void run(() => call('answerContactMessage', { messageId, answer }))}
      onClose={close}
    >
      <SavedWordsField
        label="Start from a saved answer"
        words={SAVED_ANSWERS}
        typed={text}
        disabled={isBusy}
        onChange={change}
      />
      <TextField
        label="Answer"
        required
        multiline
        minRows={6}
        fullWidth
        value={text}
        disabled={isBusy}
        // Staff write to others here, not about themselves.
        noticesCrisis={false}
        error={answer.length > CONTACT_LIMITS.answer}
        onChange={(event) => change(event.target.value)}
        helperText={
          answer.length > CONTACT_LIMITS.answer
            ? `Please keep it to ${formatCount(CONTACT_LIMITS.answer)} characters`
            : 'They read it as you write it, after “Hello” and their name.'
        }
      />
    </FormDialog>
  );
}
