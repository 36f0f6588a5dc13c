import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog';
import type { DecisionProps } from './decision';

interface RejectDialogProps extends DecisionProps {
  /** The account's uid. */
  readonly uid: string;
  readonly onConfirm: (notes: string) => void;
}

export function RejectDialog({ uid, name, onConfirm, ...decision }: RejectDialogProps) {
  return (
    <ReasonDialog
      {...decision}
      draftId={`documents/${uid}`}
      title={`Reject the documents of ${name}?`}
      intro="They’ll get an email and can submit other documents."
      helperText="What is wrong and what to do about it. The person reads this."
      maxLength={REVIEW_NOTES_MAX}
      submitLabel="Reject"
      busyLabel="Rejecting..."
      onSubmit={onConfirm}
    />
  );
}
