import { FormDialog } from '../../ui/dialogs/form-dialog';
import type { DecisionProps } from './decision';

export function ApproveDialog({
  name,
  onConfirm,
  ...decision
}: DecisionProps & { readonly onConfirm: () => void }) {
  return (
    <FormDialog
      {...decision}
      title={`Approve the documents of ${name}?`}
      intro="They get the verified badge and an email. A companion is listed from now on."
      isDirty={false}
      submitLabel="Approve"
      busyLabel="Approving..."
      cancelLabel="Back"
      onSubmit={onConfirm}
    />
  );
}
