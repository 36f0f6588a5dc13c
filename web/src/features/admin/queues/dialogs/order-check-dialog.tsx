import { EVIDENCE_MAX } from '@hearthkin/domain/verification/background-check';
import { orderBackgroundCheckInput } from '@hearthkin/domain/verification/check-order';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../../firebase/call';
import { sessionDraft } from '../../../../lib/session-draft';
import { FormDialog } from '../../../../ui/dialogs/form-dialog';
import { TextField } from '../../../../ui/forms/text-field';
import { useAction } from '../../../../ui/hooks/use-action';

const drafts = sessionDraft('check-order', z.string());

interface OrderCheckDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Notes that a background check is ordered, and tells the companion. The draft survives a reload. */
export function OrderCheckDialog({ uid, name, onClose, onDone }: OrderCheckDialogProps) {
  const [issuer, setIssuer] = useState(() => drafts.load(uid) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy, failure } = useAction(() => {
    drafts.drop(uid);
    onDone();
  });

  function submit(): void {
    const found = orderBackgroundCheckInput.safeParse({ uid, issuer });
    setProblem(found.success ? null : (found.error.issues[0]?.message ?? null));
    if (found.success) void run(() => call('orderBackgroundCheck', found.data));
  }

  return (
    <FormDialog
      title={`Order a background check of ${name}?`}
      intro="Order it with the screening company first: it asks for their name and email address, writes to them, and sends us the report and the bill. They read its name here and by email, so that they know whose email to answer."
      isDirty={issuer !== ''}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Order"
      busyLabel="Ordering..."
      cancelLabel="Back"
      onSubmit={submit}
      onClose={() => {
        drafts.drop(uid);
        onClose();
      }}
    >
      <TextField
        fullWidth
        required
        label="Screening company"
        value={issuer}
        disabled={isBusy}
        error={problem !== null}
        helperText={problem ?? 'As it calls itself in its emails.'}
        slotProps={{ htmlInput: { maxLength: EVIDENCE_MAX } }}
        onChange={({ target }) => {
          setIssuer(target.value);
          drafts.save(uid, target.value);
        }}
      />
    </FormDialog>
  );
}
