import { ACT_REASON_MAX } from '@hearthkin/domain/admin/account-acts';
import { call } from '../../../firebase/call';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../ui/hooks/use-action';

interface AskDeletionDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Asks the others on our team to delete an account. */
export function AskDeletionDialog({ uid, name, email, onClose, onAsked }: AskDeletionDialogProps) {
  const { run, isBusy, failure } = useAction(onAsked);
  return (
    <ReasonDialog
      draftId={`deletion/${uid}`}
      title={`Ask to delete the account of ${name}?`}
      intro={`Someone else on our team has a week to confirm or decline. Until then the account of ${name} (${email}) stays as it is, so suspend it if it can't wait.`}
      helperText="It stays in the audit log without the person: no names or addresses."
      maxLength={ACT_REASON_MAX}
      submitLabel="Ask to delete"
      busyLabel="Asking..."
      color="error"
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason) =>
        void run(() => call('deleteAccountByStaff', { step: 'ask', uid, reason }))
      }
      onClose={onClose}
    />
  );
}
