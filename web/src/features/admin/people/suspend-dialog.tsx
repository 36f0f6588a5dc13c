import type { User } from '@hearthkin/domain/account/user';
import { ACT_REASON_MAX } from '@hearthkin/domain/admin/account-acts';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../ui/hooks/use-action';
import { SUSPENSION_EFFECT } from './restriction-effect';

interface SuspendDialogProps {
  readonly uid: string;
  readonly account: User;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the reason to suspend or reinstate an account. */
export function SuspendDialog({ uid, account, name, onClose, onDone }: SuspendDialogProps) {
  // Fixed when the dialog opens, because the account is read again after the call.
  const [suspend] = useState(account.accountStatus === 'active');
  const { run, isBusy, failure } = useAction(onDone);
  return (
    <ReasonDialog
      draftId={`account/${uid}`}
      title={suspend ? `Suspend the account of ${name}?` : `Reinstate the account of ${name}?`}
      intro={
        suspend
          ? SUSPENSION_EFFECT
          : 'They can sign in again, and a companion with approved documents, an approved application and a photo is listed again. Bookings and events that were canceled stay canceled. They get an email with what you write.'
      }
      {...(suspend && { saved: REASON_TEMPLATES.conduct })}
      helperText="The person reads this, and it stays in the audit log. No names of others."
      maxLength={ACT_REASON_MAX}
      submitLabel={suspend ? 'Suspend' : 'Reinstate'}
      busyLabel={suspend ? 'Suspending...' : 'Reinstating...'}
      color={suspend ? 'error' : 'primary'}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason) => void run(() => call('suspendAccount', { uid, suspend, reason }))}
      onClose={onClose}
    />
  );
}
