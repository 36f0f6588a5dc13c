import type { SavedWords } from '@hearthkin/domain/support/saved-answers';
import type { ButtonProps } from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';
import { SavedWordsField } from '../forms/saved-words-field';
import { TextField } from '../forms/text-field';
import { FormDialog } from './form-dialog';

const drafts = sessionDraft('reason', z.string());

export interface ReasonDialogProps {
  /** Storage key of the draft, which survives a reload. */
  readonly draftId: string;
  readonly title: string;
  readonly intro: ReactNode;
  readonly label?: string;
  /** Says who will read the reason. */
  readonly helperText: string;
  /** In characters. */
  readonly maxLength: number;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly color?: ButtonProps['color'];
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Whether everything but the reason is chosen. */
  readonly canSubmit?: boolean;
  /** Words to start the reason from. */
  readonly saved?: readonly SavedWords[];
  /** Further fields, above the reason. */
  readonly children?: ReactNode;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks staff for the reason of an action that affects a user. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { draftId, label = 'Reason', helperText, maxLength, onSubmit, onClose, ...rest } = props;
  const { canSubmit = true, children, saved, ...dialog } = rest;
  const [reason, setReason] = useState(() => drafts.load(draftId) ?? '');
  const trimmed = reason.trim();
  const isSent = useRef(false);
  useEffect(() => {
    if (dialog.failure !== null) isSent.current = false;
  }, [dialog.failure]);
  useEffect(
    () => () => {
      // The parent closes the dialog once the server has the reason.
      if (isSent.current) drafts.drop(draftId);
    },
    [draftId],
  );
  const change = (text: string) => {
    setReason(text);
    drafts.save(draftId, text);
  };
  return (
    <FormDialog
      color="error"
      {...dialog}
      isDirty={trimmed !== ''}
      cancelLabel="Back"
      canSubmit={canSubmit && trimmed !== ''}
      whyNot={trimmed === '' ? `First fill in “${label}”.` : undefined}
      onSubmit={() => {
        isSent.current = true;
        onSubmit(trimmed);
      }}
      onClose={() => {
        drafts.drop(draftId);
        onClose();
      }}
    >
      {children}
      {saved !== undefined && (
        <SavedWordsField words={saved} typed={reason} disabled={dialog.isBusy} onChange={change} />
      )}
      <TextField
        label={label}
        required
        multiline
        minRows={3}
        fullWidth
        value={reason}
        disabled={dialog.isBusy}
        // Staff write about others here, not about themselves.
        noticesCrisis={false}
        onChange={(event) => change(event.target.value)}
        helperText={helperText}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </FormDialog>
  );
}
