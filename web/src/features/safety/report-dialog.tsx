import { REPORTED_MESSAGES } from '@hearthkin/domain/messaging/evidence';
import { reportFormSchema, targetOf } from '@hearthkin/domain/safety/report';
import type { ReportKind } from '@hearthkin/domain/safety/report-outcomes';
import {
  REASONS_FOR,
  REPORT_DETAILS_MAX,
  REPORT_REASON_IDS,
  REPORT_REASONS,
  type ReportReason,
  reasonLabels,
} from '@hearthkin/domain/safety/report-reasons';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../firebase/call';
import { PATHS } from '../../lib/paths';
import { sessionDraft } from '../../lib/session-draft';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { type ChosenPicture, encoded } from '../../ui/forms/chosen-picture';
import { FormTextField } from '../../ui/forms/form-field';
import { PicturesField } from '../../ui/forms/pictures-field';
import { ReasonField } from '../../ui/forms/reason-field';
import { useAction } from '../../ui/hooks/use-action';
import { useRequestId } from '../../ui/hooks/use-request-id';
import { TextLink } from '../../ui/layout/text-link';
import type { ReportChoices } from './report-place';

export interface ReportDialogProps {
  readonly title: string;
  readonly choices: ReportChoices;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onReported: (sentence: string) => void;
}

/** `about`: the choice's place in the list. */
const formSchema = z.extend(reportFormSchema, { about: z.string() });
type ReportDialogForm = z.infer<typeof formSchema>;

const drafts = sessionDraft(
  'report',
  z.object({
    about: z.string(),
    reason: z.nullable(z.enum(REPORT_REASON_IDS)),
    details: z.string(),
  }),
);

/** The field of a reason that is known already. */
function reasonOf(reason: ReportReason | null | undefined): { reason?: ReportReason } {
  return reason == null ? {} : { reason };
}

/** Kinds whose report has the last messages of the two. */
const WITH_MESSAGES: readonly ReportKind[] = ['message', 'conversation', 'session'];

/** Reports something to our team. The words survive a reload. */
export function ReportDialog({ title, choices, onClose, onReported }: ReportDialogProps) {
  const draftId = [targetOf(choices[0].place), choices[0].reason].filter(Boolean).join('/');
  const [saved] = useState(() => drafts.load(draftId));
  const requestIdFor = useRequestId();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const { run, ...saving } = useAction();
  const { control, handleSubmit, setError } = useForm<ReportDialogForm>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      about: saved?.about ?? '0',
      details: saved?.details ?? '',
      ...reasonOf(choices[0].reason ?? saved?.reason),
    },
  });
  const { about = '0', reason: chosen, details = '' } = useWatch({ control });
  const { place, note, reason: given } = choices[Number(about)] ?? choices[0];
  const { kind } = place;
  // Another choice has other reasons, and then none is shown as chosen.
  const reason = chosen !== undefined && REASONS_FOR[kind].includes(chosen) ? chosen : undefined;
  const isChosen = reason !== undefined && reason !== given;
  const isBlank = !isChosen && details === '' && pictures.length === 0;
  useEffect(() => {
    if (isChosen || details !== '') {
      drafts.save(draftId, { about, reason: reason ?? null, details });
    }
  }, [draftId, about, isChosen, reason, details]);
  async function send(form: ReportDialogForm): Promise<void> {
    if (reason === undefined) {
      setError('reason', { message: 'Please choose a reason' });
      return;
    }
    const report = { place, reason, details: form.details };
    const requestId = requestIdFor([report, pictures.map(({ id }) => id)]);
    let number = '';
    const failure = await run(async () => {
      const files = await encoded(pictures);
      ({ number } = await call('fileReport', { requestId, ...report, pictures: files }));
    });
    if (failure !== null) return;
    drafts.drop(draftId);
    onReported(
      `Thanks for telling us. Your report is ${number}. We’ll let you know what we decide.`,
    );
  }
  return (
    <FormDialog
      {...saving}
      title={title}
      intro={[
        'Our team reviews every report. We don’t tell anyone it was you.',
        WITH_MESSAGES.includes(kind) && `We’ll see the last ${REPORTED_MESSAGES} messages.`,
        note,
      ]
        .filter(Boolean)
        .join(' ')}
      isDirty={!isBlank}
      submitLabel="Report"
      busyLabel="Reporting..."
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={() => {
        drafts.drop(draftId);
        onClose();
      }}
    >
      {choices.length > 1 && (
        <ReasonField
          control={control}
          reason="about"
          question="What is it about?"
          reasons={Object.fromEntries(choices.map(({ label }, index) => [`${index}`, label]))}
          isBusy={saving.isBusy}
        />
      )}
      {given === undefined && (
        <ReasonField
          control={control}
          reason="reason"
          question="What’s wrong?"
          reasons={reasonLabels(kind)}
          isBusy={saving.isBusy}
        />
      )}
      {reason !== undefined && REPORT_REASONS[reason].severity === 0 && (
        <Alert severity="warning" role="status">
          We look at this first, but it can take hours. In danger now? See{' '}
          <TextLink href={PATHS.crisisSupport}>crisis help</TextLink>.
        </Alert>
      )}
      <FormTextField
        control={control}
        name="details"
        label={given === undefined ? 'Details' : 'What happened?'}
        hint={
          given === undefined
            ? 'Optional. Anything else we should know?'
            : 'Optional. As much as you like.'
        }
        maxLength={REPORT_DETAILS_MAX}
        rows={3}
        countsDown
        disabled={saving.isBusy}
      />
      <PicturesField pictures={pictures} onChange={setPictures} isBusy={saving.isBusy} />
    </FormDialog>
  );
}
