import { CLAIM_KINDS, fileClaimInput } from '@hearthkin/domain/booking/claim';
import { ANSWER_WITHIN_HOURS } from '@hearthkin/domain/booking/claim-times';
import { CLAIM_CHOICES } from '@hearthkin/domain/booking/claim-words';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../firebase/call';
import { PATHS } from '../../../lib/paths';
import { sessionDraft } from '../../../lib/session-draft';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { type ChosenPicture, encoded } from '../../../ui/forms/chosen-picture';
import { FormTextField } from '../../../ui/forms/form-field';
import { PicturesField } from '../../../ui/forms/pictures-field';
import { ReasonField } from '../../../ui/forms/reason-field';
import { useAction } from '../../../ui/hooks/use-action';
import { TextLink } from '../../../ui/layout/text-link';

const formSchema = z.omit(fileClaimInput, { bookingId: true, pictures: true });
type ClaimForm = z.input<typeof formSchema>;

const drafts = sessionDraft(
  'claim',
  z.object({ kind: z.nullable(z.enum(CLAIM_KINDS)), words: z.string() }),
);

interface ClaimDialogProps {
  readonly bookingId: string;
  readonly otherName: string;
  /** The consequence for the one who says that the other didn’t come; may be empty. */
  readonly ifAbsent: string;
  readonly onClose: () => void;
}

/** A side says what went wrong. What happens then is said before; the words survive a reload. */
export function ClaimDialog({ bookingId, otherName, ifAbsent, onClose }: ClaimDialogProps) {
  const [saved] = useState(() => drafts.load(bookingId));
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const { run, ...saving } = useAction(() => {
    drafts.drop(bookingId);
    onClose();
  });
  const { control, handleSubmit } = useForm<ClaimForm>({
    resolver: zodResolver(formSchema),
    defaultValues: { ...(saved?.kind && { kind: saved.kind }), words: saved?.words ?? '' },
  });
  const { kind, words = '' } = useWatch({ control });
  const isBlank = kind === undefined && words === '';
  useEffect(() => {
    if (!isBlank) drafts.save(bookingId, { kind: kind ?? null, words });
  }, [bookingId, isBlank, kind, words]);
  const close = () => {
    drafts.drop(bookingId);
    onClose();
  };
  const name = otherName || 'The other person';
  return (
    <FormDialog
      isLong
      {...saving}
      title="About the session or the payment"
      intro={
        <>
          <Typography component="p" sx={{ mb: 1 }}>
            We’ll let {otherName || 'the other person'} know. They read your words, see your
            pictures and have {ANSWER_WITHIN_HOURS} hours to answer. No answer counts as agreement.
            The payment is on hold until it’s decided.
          </Typography>
          <Typography component="p">
            You can’t change this later. In danger now? See{' '}
            <TextLink href={PATHS.crisisSupport}>crisis help</TextLink>.
          </Typography>
        </>
      }
      isDirty={!isBlank || pictures.length > 0}
      submitLabel="Send"
      busyLabel="Sending..."
      onSubmit={(event) =>
        void handleSubmit((form) =>
          run(async () =>
            call('fileClaim', { bookingId, ...form, pictures: await encoded(pictures) }),
          ),
        )(event)
      }
      onClose={close}
    >
      <ReasonField
        control={control}
        reason="kind"
        question="What happened?"
        reasons={CLAIM_CHOICES}
        isBusy={saving.isBusy}
      />
      {kind === 'no-show' && ifAbsent !== '' && (
        <Typography role="status">
          If {otherName || 'the other person'} agrees or doesn’t answer, that decides it. {ifAbsent}
        </Typography>
      )}
      <FormTextField
        isRequired
        control={control}
        name="words"
        label="In your words"
        hint={`${name} and our team read this, and see your pictures.`}
        maxLength={LIMITS.claim}
        rows={4}
        countsDown
        disabled={saving.isBusy}
      />
      <PicturesField pictures={pictures} onChange={setPictures} isBusy={saving.isBusy} />
    </FormDialog>
  );
}
