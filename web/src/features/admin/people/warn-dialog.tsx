import { ACT_REASON_MAX } from '@hearthkin/domain/admin/account-acts';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { call } from '../../../firebase/call';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../ui/hooks/use-action';
import { useRequestId } from '../../../ui/hooks/use-request-id';

interface WarnDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks why a person is warned. */
export function WarnDialog({ uid, name, onClose, onDone }: WarnDialogProps) {
  const { run, isBusy, failure } = useAction(onDone);
  const requestIdFor = useRequestId();
  const warn = (reason: string) =>
    call('warnAccount', { uid, reason, requestId: requestIdFor({ reason }) });
  return (
    <ReasonDialog
      draftId={`warning/${uid}`}
      title={`Warn ${name}?`}
      intro="They read in the app and by email that something they did goes against our terms, that we may suspend their account if it happens again, and why. Nothing else changes."
      saved={REASON_TEMPLATES.conduct}
      helperText="The person reads this, and it stays in the audit log. No names of others."
      maxLength={ACT_REASON_MAX}
      submitLabel="Send warning"
      busyLabel="Sending..."
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason) => void run(() => warn(reason))}
      onClose={onClose}
    />
  );
}
