import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import { call } from '../../../../firebase/call';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../../ui/hooks/use-action';

interface RevokeDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Withdraws a verification that staff gave. */
export function RevokeDialog({ uid, name, onClose, onDone }: RevokeDialogProps) {
  const { run, isBusy, failure } = useAction(onDone);
  return (
    <ReasonDialog
      draftId={`verification/${uid}`}
      title={`Withdraw the verification of ${name}?`}
      intro="They lose the badge and can't book, write, join or review. A companion is no longer listed. They get an email and can submit new documents."
      helperText="The person reads this, and it stays in the audit log. No names of others."
      maxLength={REVIEW_NOTES_MAX}
      submitLabel="Withdraw verification"
      busyLabel="Withdrawing..."
      isBusy={isBusy}
      failure={failure}
      onSubmit={(notes) =>
        void run(() => call('reviewVerification', { uid, decision: 'revoked', notes }))
      }
      onClose={onClose}
    />
  );
}
