import { DecisionDialog, type DecisionProps } from './decision-dialog';

export function ApproveDialog({
  onConfirm,
  ...decision
}: DecisionProps & { readonly onConfirm: () => void }) {
  return (
    <DecisionDialog
      {...decision}
      title={`Approve the documents of ${decision.name}?`}
      consequence="They get the verified badge and an email. A companion is listed from now on."
      confirmLabel="Approve"
      color="primary"
      onConfirm={onConfirm}
    />
  );
}
