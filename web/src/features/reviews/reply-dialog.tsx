import { REPLY_EDIT_MS, REPLY_MAX, type Review } from '@hearthkin/domain/companion/review';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { endSentence } from '@hearthkin/domain/foundation/formats';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/forms/text-field';
import { useAction } from '../../ui/hooks/use-action';

interface ReplyDialogProps {
  readonly reviewId: string;
  readonly review: Review;
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

/** Writes a companion's public answer to a review, or changes it. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { reviewId, review, onClose, onSaved } = props;
  const [reply, setReply] = useState(review.reply);
  const isNew = review.repliedAt === null;
  const { run, isBusy, failure } = useAction(() => onSaved('Your answer is on your profile.'));
  const trimmed = reply.trim();
  return (
    <FormDialog
      title={isNew ? 'Answer this review' : 'Change your answer'}
      intro={`${endSentence(`Everyone can read it under the review by ${review.authorName}`)} You can change it for ${REPLY_EDIT_MS / DAY_MS} days. You can’t delete it.`}
      isDirty={trimmed !== review.reply}
      isBusy={isBusy}
      failure={failure}
      submitLabel={isNew ? 'Publish answer' : 'Save answer'}
      busyLabel="Saving..."
      canSubmit={trimmed !== '' && trimmed !== review.reply}
      whyNot={trimmed === '' ? 'Write an answer first.' : 'Nothing has changed yet.'}
      onSubmit={() => void run(() => call('answerReview', { reviewId, reply: trimmed }))}
      onClose={onClose}
    >
      <TextField
        label="Your answer"
        required
        multiline
        minRows={3}
        fullWidth
        value={reply}
        disabled={isBusy}
        onChange={(event) => setReply(event.target.value)}
        helperText="Don’t say when you met or what the session was about."
        slotProps={{ htmlInput: { maxLength: REPLY_MAX } }}
      />
    </FormDialog>
  );
}
