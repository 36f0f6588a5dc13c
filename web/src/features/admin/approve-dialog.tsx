import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import type { DecisionProps } from './decision';
import { formatBirthDate } from './format-date-time';

interface ApproveDialogProps extends DecisionProps {
  /** The account's, `yyyy-MM-dd`. */
  readonly dateOfBirth: string;
  readonly onConfirm: () => void;
}

/** Approves documents, once staff have compared them with the account. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { name, dateOfBirth, onConfirm, ...decision } = props;
  const [hasCompared, setCompared] = useState(false);
  return (
    <FormDialog
      {...decision}
      title={`Approve the documents of ${name}?`}
      intro="They get the verified badge and an email. A companion with an approved application and a photo is listed from now on."
      isDirty={false}
      submitLabel="Approve"
      busyLabel="Approving..."
      cancelLabel="Back"
      canSubmit={hasCompared}
      onSubmit={onConfirm}
    >
      <FormControlLabel
        label={`The documents show this name and face, and ${formatBirthDate(dateOfBirth)} as the date of birth.`}
        disabled={decision.isBusy}
        control={
          <Checkbox
            required
            checked={hasCompared}
            onChange={(event) => setCompared(event.target.checked)}
          />
        }
      />
    </FormDialog>
  );
}
