import { arePaymentsLive } from '../../../lib/payments';
import { FormDialog } from '../../../ui/dialogs/form-dialog';

interface CompleteDialogProps {
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a session is completed, which can't be undone. */
export function CompleteDialog(props: CompleteDialogProps) {
  return (
    <FormDialog
      title="Mark this session complete?"
      intro={consequence(props)}
      isDirty={false}
      isBusy={props.isBusy}
      failure={props.failure}
      submitLabel="Mark complete"
      busyLabel="One moment..."
      cancelLabel="Not yet"
      onSubmit={props.onConfirm}
      onClose={props.onClose}
    />
  );
}

function consequence({ role, otherName }: CompleteDialogProps): string {
  const name = otherName === '' ? 'Your companion' : otherName;
  const pay = arePaymentsLive()
    ? role === 'earner'
      ? 'We send your pay 48 hours later. '
      : `${name} is paid 48 hours later. `
    : '';
  return `${pay}After this, it can’t be canceled. If something went wrong, tell us within 48 hours.`;
}
