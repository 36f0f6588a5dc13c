import { ACT_REASON_MAX, DELETED_DONE } from '@hearthkin/domain/admin/account-acts';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/forms/text-field';
import { useStaffAct } from './use-staff-act';

interface DeleteAccountDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
  /** Gets a sentence to show after the deletion. */
  readonly onDeleted: (sentence: string) => void;
}

/** Deletes an account. Staff must type its email, so that they don't delete the wrong one. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { uid, name, email, onClose, onDeleted } = props;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { run, isBusy, failure } = useStaffAct(() => onDeleted(DELETED_DONE));
  const trimmed = reason.trim();
  const isSame = typed.trim().toLowerCase() === email;
  return (
    <FormDialog
      title={`Delete the account of ${name}?`}
      intro={`The account of ${name} (${email}) is deleted for good, with profile, messages, pictures and documents. Open bookings end by the usual rules; books stay without names. For two years, whoever signs up with the same phone number, confirmed address or provider waits for our team. This cannot be undone.`}
      isDirty={trimmed !== '' || typed !== ''}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Delete account"
      busyLabel="Deleting..."
      cancelLabel="Back"
      color="error"
      canSubmit={isSame && trimmed !== ''}
      onSubmit={() => void run(() => call('deleteAccountByStaff', { uid, reason: trimmed }))}
      onClose={onClose}
    >
      <TextField
        label="Their email address, to confirm"
        required
        fullWidth
        autoComplete="off"
        value={typed}
        disabled={isBusy}
        onChange={(event) => setTyped(event.target.value)}
        helperText={`Type ${email}`}
      />
      <TextField
        label="Reason"
        required
        multiline
        minRows={2}
        fullWidth
        value={reason}
        disabled={isBusy}
        onChange={(event) => setReason(event.target.value)}
        helperText="It stays in the audit log without the person: no names or addresses."
        slotProps={{ htmlInput: { maxLength: ACT_REASON_MAX } }}
      />
    </FormDialog>
  );
}
