import {
  CONVERSATION_REPORT_REASONS,
  type ConversationReportForm,
  conversationReportFormSchema,
  REPORTED_MESSAGES,
} from '@hearthkin/domain/safety/conversation-report';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { ReportFields } from '../../ui/forms/report-fields';
import { useAction } from '../../ui/hooks/use-action';

interface ReportDialogProps {
  /** Gets the id of the conversation, which may have to be opened first. */
  readonly conversation: () => Promise<string>;
  readonly name: string;
  /** Whether it is about a call, of which there is no record. */
  readonly isCall?: boolean;
  readonly onClose: () => void;
  readonly onReported: (sentence: string) => void;
}

const THANKS = 'Thanks for telling us. Our team will review it.';

/** Reports a conversation and sends its last messages to staff. */
export function ReportDialog(props: ReportDialogProps) {
  const { conversation, name, isCall = false, onClose, onReported } = props;
  const { run, ...saving } = useAction(() => onReported(THANKS));
  const { control, handleSubmit, formState } = useForm<ConversationReportForm>({
    resolver: zodResolver(conversationReportFormSchema),
    defaultValues: { details: '' },
  });
  const send = (form: ConversationReportForm) =>
    run(async () => {
      try {
        await call('reportConversation', { conversationId: await conversation(), ...form });
      } catch (error) {
        // An earlier report is still open; for the user that is the same.
        if (!(error instanceof CallError && error.code === 'already-exists')) throw error;
      }
    });
  return (
    <FormDialog
      {...saving}
      title={isCall ? `Report ${name}` : `Report the conversation with ${name}`}
      intro={`${isCall ? 'Calls aren’t recorded, so please tell us what happened. ' : ''}Our team will review the last ${REPORTED_MESSAGES} messages. ${name} won’t know you reported ${isCall ? 'them' : 'it'}.`}
      isDirty={formState.isDirty}
      submitLabel="Report"
      busyLabel="Reporting..."
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <ReportFields
        control={control}
        reason="reason"
        details="details"
        question="What’s wrong?"
        reasons={CONVERSATION_REPORT_REASONS}
        isBusy={saving.isBusy}
      />
    </FormDialog>
  );
}
