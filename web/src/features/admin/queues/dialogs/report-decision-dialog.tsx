import type { RestrictionDays } from '@hearthkin/domain/account/restriction';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import type { ReportOutcome } from '@hearthkin/domain/safety/report-outcomes';
import { isAboutPerson } from '@hearthkin/domain/safety/report-reasons';
import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../../firebase/call';
import { sessionDraft } from '../../../../lib/session-draft';
import { FormDialog } from '../../../../ui/dialogs/form-dialog';
import { FormTextField } from '../../../../ui/forms/form-field';
import { SavedWordsField } from '../../../../ui/forms/saved-words-field';
import { SwitchField } from '../../../../ui/forms/switch-field';
import { useDecision } from '../../inbox/use-decision';
import { RestrictionDaysField } from '../../people/restriction-days-field';

const drafts = sessionDraft(
  'report-decision',
  z.object({ reason: z.string(), answer: z.string() }),
);

interface ReportDecisionDialogProps {
  readonly reportId: string;
  readonly outcome: ReportOutcome;
  /** Whether it says that someone is in danger. */
  readonly isDanger: boolean;
  /** "Remove the review" */
  readonly act: string;
  /** The effect of the act. */
  readonly effect: string;
  /** The answer to the person who reported it, whatever is decided. */
  readonly reporterReads: string;
  readonly onClose: () => void;
  /** The sentence once it is decided. */
  readonly done: string;
  /** Gets a sentence to show. */
  readonly onDecided: (sentence: string) => void;
}

/** Asks for the reason that the reported person reads, for how long a restriction lasts, and for words to the reporter. */
export function ReportDecisionDialog(props: ReportDecisionDialogProps) {
  const { reportId, outcome, isDanger, act, effect, reporterReads, done, onClose, onDecided } =
    props;
  const draftId = `${reportId}/${outcome}`;
  const [saved] = useState(() => drafts.load(draftId) ?? { reason: '', answer: '' });
  const { control, handleSubmit, setValue } = useForm({ defaultValues: saved });
  const { reason = '', answer = '' } = useWatch({ control });
  useEffect(() => {
    if (reason === '' && answer === '') drafts.drop(draftId);
    else drafts.save(draftId, { reason, answer });
  }, [draftId, reason, answer]);
  const { run, isBusy, failure, close } = useDecision(
    () => {
      drafts.drop(draftId);
      onDecided(done);
    },
    onDecided,
    () => {
      drafts.drop(draftId);
      onClose();
    },
  );
  // Someone who may be in danger must not meet them again meanwhile.
  const [cancelsBooked, setCancelsBooked] = useState(isDanger);
  const [days, setDays] = useState<RestrictionDays>(7);
  const asksReason = outcome !== 'kept';
  const asksDays = outcome === 'restricted';
  return (
    <FormDialog
      isBusy={isBusy}
      failure={failure}
      title={`${act}?`}
      intro={effect}
      isDirty={reason !== '' || answer !== ''}
      canSubmit={!asksReason || reason.trim() !== ''}
      submitLabel={act}
      busyLabel="One moment..."
      cancelLabel="Back"
      color={asksReason ? 'error' : 'primary'}
      onSubmit={(event) =>
        void handleSubmit((form) =>
          run(() =>
            call('reviewReport', {
              reportId,
              outcome,
              ...(asksDays && { days, cancelsBooked }),
              reason: asksReason ? form.reason : '',
              answer: form.answer,
            }),
          ),
        )(event)
      }
      onClose={close}
    >
      {asksDays && <RestrictionDaysField value={days} disabled={isBusy} onChange={setDays} />}
      {asksDays && (
        <SwitchField
          isOn={cancelsBooked}
          isDisabled={isBusy}
          onChange={setCancelsBooked}
          label="Cancel what they’ve booked, too"
          hint="Every session and request ahead of them, with a full refund to each member."
        />
      )}
      {isAboutPerson(outcome) && (
        <SavedWordsField
          words={REASON_TEMPLATES.conduct}
          typed={reason}
          disabled={isBusy}
          onChange={(words) => setValue('reason', words)}
        />
      )}
      {asksReason && (
        <FormTextField
          isRequired
          control={control}
          name="reason"
          label="Reason"
          hint="The reported person reads this. Don’t say who reported them."
          maxLength={REVIEW_NOTES_MAX}
          rows={3}
          noticesCrisis={false}
          disabled={isBusy}
        />
      )}
      <FormTextField
        control={control}
        name="answer"
        label="Words to the person who reported it"
        hint={`Optional. They read: “${reporterReads}”`}
        maxLength={REVIEW_NOTES_MAX}
        rows={2}
        noticesCrisis={false}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
