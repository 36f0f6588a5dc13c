import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { DOCUMENT_NAMES } from '@hearthkin/domain/verification/document-messages';
import { type DocumentKind, REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import { useState } from 'react';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog';
import { CheckboxList } from '../checkbox-list';

interface RejectDialogProps {
  /** The account's uid. */
  readonly uid: string;
  /** The name of the documents' owner. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onConfirm: (notes: string, documents: readonly DocumentKind[]) => void;
}

export function RejectDialog({ uid, name, onConfirm, ...decision }: RejectDialogProps) {
  const [documents, setDocuments] = useState<readonly DocumentKind[]>([]);
  return (
    <ReasonDialog
      {...decision}
      draftId={`documents/${uid}`}
      title={`Reject the documents of ${name}?`}
      intro="They’ll get an email that leads to what you choose, with your note beside it."
      saved={REASON_TEMPLATES.documents}
      helperText="What is wrong and what to do about it. The person reads this."
      maxLength={REVIEW_NOTES_MAX}
      submitLabel="Reject"
      busyLabel="Rejecting..."
      canSubmit={documents.length > 0}
      onSubmit={(notes) => onConfirm(notes, documents)}
    >
      <CheckboxList
        label="Which document needs replacing?"
        options={DOCUMENT_NAMES}
        chosen={documents}
        onChange={setDocuments}
        disabled={decision.isBusy}
      />
    </ReasonDialog>
  );
}
