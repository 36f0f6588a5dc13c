import type { ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';
import { FormDialog } from './form-dialog';

const drafts = sessionDraft('reason', z.string());

export interface ReasonDialogProps {
  /** Which question about whom; a reason that was begun is kept under it through a reload. */
  readonly draftId: string;
  readonly title: string;
  readonly intro: ReactNode;
  readonly label?: string;
  /** Who reads it. */
  readonly helperText: string;
  /** Characters. */
  readonly maxLength: number;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly color?: ButtonProps['color'];
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before something is done to somebody that they are owed a reason for. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { draftId, label = 'Reason', helperText, maxLength, onSubmit, onClose, ...dialog } = props;
  const [reason, setReason] = useState(() => drafts.load(draftId) ?? '');
  const trimmed = reason.trim();
  const isSent = useRef(false);
  useEffect(() => {
    if (dialog.failure !== null) isSent.current = false;
  }, [dialog.failure]);
  useEffect(
    () => () => {
      // Whoever opened the dialog closes it once the server has the reason.
      if (isSent.current) drafts.drop(draftId);
    },
    [draftId],
  );
  return (
    <FormDialog
      color="error"
      {...dialog}
      isDirty={trimmed !== ''}
      cancelLabel="Back"
      canSubmit={trimmed !== ''}
      onSubmit={() => {
        isSent.current = true;
        onSubmit(trimmed);
      }}
      onClose={() => {
        drafts.drop(draftId);
        onClose();
      }}
    >
      <TextField
        label={label}
        required
        multiline
        minRows={3}
        fullWidth
        value={reason}
        disabled={dialog.isBusy}
        onChange={(event) => {
          setReason(event.target.value);
          drafts.save(draftId, event.target.value);
        }}
        helperText={helperText}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </FormDialog>
  );
}
