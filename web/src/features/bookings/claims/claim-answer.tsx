import { answerClaimInput } from '@hearthkin/domain/booking/claim';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../firebase/call';
import { sessionDraft } from '../../../lib/session-draft';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { type ChosenPicture, encoded } from '../../../ui/forms/chosen-picture';
import { PicturesField } from '../../../ui/forms/pictures-field';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';

const drafts = sessionDraft('claim-answer', z.string());

interface ClaimAnswerProps {
  readonly bookingId: string;
  readonly otherName: string;
  /** The effect of agreeing. */
  readonly follows: string;
}

/** Answers a claim once. Agreeing needs no words. */
export function ClaimAnswer({ bookingId, otherName, follows }: ClaimAnswerProps) {
  const [words, setWords] = useState(() => drafts.load(bookingId) ?? '');
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAgreeing, setAgreeing] = useState(false);
  const { run, running, isBusy, failure, clear } = useAction(() => {
    drafts.drop(bookingId);
    setAgreeing(false);
  });
  useEffect(() => {
    if (words === '') drafts.drop(bookingId);
    else drafts.save(bookingId, words);
  }, [bookingId, words]);

  function answer(agrees: boolean): void {
    const input = answerClaimInput.safeParse({ bookingId, agrees, words });
    setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
    if (!input.success) return;
    void run(
      async () => call('answerClaim', { ...input.data, pictures: await encoded(pictures) }),
      agrees ? 'agree' : 'disagree',
    );
  }

  return (
    <Stack sx={{ gap: 1.5, mt: 1 }}>
      <TextField
        label="Your answer"
        multiline
        minRows={3}
        value={words}
        disabled={isBusy}
        error={problem !== null}
        onChange={(event) => {
          setWords(event.target.value);
          setProblem(null);
        }}
        helperText={
          problem ??
          `${otherName} and our team read this, and see your pictures. You can answer once.`
        }
        slotProps={{ htmlInput: { maxLength: LIMITS.claim } }}
      />
      <PicturesField pictures={pictures} onChange={setPictures} isBusy={isBusy} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isBusy} onClick={() => answer(false)}>
          {running === 'disagree' ? 'Sending...' : 'I see it differently'}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => setAgreeing(true)}>
          I agree
        </Button>
      </Stack>
      {failure !== null && !isAgreeing && <Alert severity="error">{failure}</Alert>}
      {isAgreeing && (
        <FormDialog
          title={`Agree with ${otherName}?`}
          intro={`${follows} You can’t change your answer later.`}
          isDirty={false}
          isBusy={isBusy}
          failure={failure}
          submitLabel="Agree"
          busyLabel="Sending..."
          cancelLabel="Not now"
          onSubmit={() => answer(true)}
          onClose={() => {
            clear();
            setAgreeing(false);
          }}
        />
      )}
    </Stack>
  );
}
