import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import { call } from '../../../../firebase/call';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../../ui/hooks/use-action';

interface WithdrawCheckDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Withdraws the background check behind a companion's badge. */
export function WithdrawCheckDialog({ uid, name, onClose, onDone }: WithdrawCheckDialogProps) {
  const { run, isBusy, failure } = useAction(onDone);
  return (
    <ReasonDialog
      draftId={`background-check/${uid}`}
      title={`Withdraw the background check of ${name}?`}
      intro="They lose the badge and are no longer listed until a new check is recorded. Sessions that are booked stay. They get an email."
      helperText="The person reads this, and it stays in the audit log. No names of others."
      maxLength={REVIEW_NOTES_MAX}
      submitLabel="Withdraw background check"
      busyLabel="Withdrawing..."
      isBusy={isBusy}
      failure={failure}
      onSubmit={(notes) => void run(() => call('withdrawBackgroundCheck', { uid, notes }))}
      onClose={onClose}
    />
  );
}
