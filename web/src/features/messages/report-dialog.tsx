import {
  CONVERSATION_REPORT_REASON_IDS,
  CONVERSATION_REPORT_REASONS,
  type ConversationReportForm,
  conversationReportFormSchema,
  REPORTED_MESSAGES,
} from '@hearthkin/domain/safety/conversation-report';
import { REPORT_DETAILS_MAX } from '@hearthkin/domain/safety/report';
import { zodResolver } from '@hookform/resolvers/zod';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../lib/call';
import { CallError } from '../../lib/call-error';
import { useSaving } from '../../lib/use-save';
import { FormDialog } from '../../ui/form-dialog';
import { LongText } from '../../ui/long-text';

interface ReportDialogProps {
  readonly conversationId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onReported: (sentence: string) => void;
}

const THANKS = 'Thank you for telling us. Our staff will look at it.';

/** Asks what is wrong, and hands the last messages to staff. */
export function ReportDialog({ conversationId, name, onClose, onReported }: ReportDialogProps) {
  const id = useId();
  const { run, ...saving } = useSaving(() => onReported(THANKS));
  const { control, handleSubmit, formState } = useForm<ConversationReportForm>({
    resolver: zodResolver(conversationReportFormSchema),
    defaultValues: { details: '' },
  });
  const send = (form: ConversationReportForm) =>
    run(async () => {
      try {
        await call('reportConversation', { conversationId, ...form });
      } catch (error) {
        // Staff have not decided about the last one yet: to the person that is the same.
        if (!(error instanceof CallError && error.code === 'already-exists')) throw error;
      }
    });
  return (
    <FormDialog
      {...saving}
      title={`Report the conversation with ${name}`}
      intro={`Our staff read its last ${REPORTED_MESSAGES} messages and decide what to do. ${name} does not learn that you reported it.`}
      isDirty={formState.isDirty}
      submitLabel="Report"
      busyLabel="Reporting..."
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <Controller
        name="reason"
        control={control}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <FormControl error={error !== undefined} disabled={saving.isBusy}>
            <FormLabel id={id}>What is wrong?</FormLabel>
            <RadioGroup
              {...field}
              value={field.value ?? ''}
              aria-labelledby={id}
              aria-describedby={error === undefined ? undefined : `${id}-problem`}
            >
              {CONVERSATION_REPORT_REASON_IDS.map((reason, index) => (
                <FormControlLabel
                  key={reason}
                  value={reason}
                  label={CONVERSATION_REPORT_REASONS[reason]}
                  control={<Radio {...(index === 0 && { slotProps: { input: { ref } } })} />}
                />
              ))}
            </RadioGroup>
            {error !== undefined && (
              <FormHelperText id={`${id}-problem`} role="alert" sx={{ mx: 0 }}>
                {error.message}
              </FormHelperText>
            )}
          </FormControl>
        )}
      />
      <LongText
        control={control}
        name="details"
        label="Details"
        hint="Optional. What should our staff know?"
        most={REPORT_DETAILS_MAX}
        minRows={3}
        disabled={saving.isBusy}
      />
    </FormDialog>
  );
}
