import type { RestrictionDays } from '@hearthkin/domain/account/restriction';
import type { User } from '@hearthkin/domain/account/user';
import { ACT_REASON_MAX } from '@hearthkin/domain/admin/account-acts';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../ui/hooks/use-action';
import { useRequestId } from '../../../ui/hooks/use-request-id';
import { RestrictionDaysField } from './restriction-days-field';
import { RESTRICTION_EFFECT } from './restriction-effect';

interface RestrictDialogProps {
  readonly uid: string;
  readonly account: User;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks why and for how long an account is restricted, or why it no longer is. */
export function RestrictDialog({ uid, account, name, onClose, onDone }: RestrictDialogProps) {
  // Fixed when the dialog opens, because the account is read again after the call.
  const [isRestricted] = useState(account.restriction !== null);
  const [days, setDays] = useState<RestrictionDays>(7);
  const requestIdFor = useRequestId();
  const { run, isBusy, failure } = useAction(onDone);
  const save = (reason: string) => {
    const wanted = { days: isRestricted ? null : days, reason };
    return call('restrictAccount', { uid, ...wanted, requestId: requestIdFor(wanted) });
  };
  return (
    <ReasonDialog
      draftId={`restriction/${uid}`}
      title={isRestricted ? `Lift the restriction of ${name}?` : `Restrict ${name}?`}
      intro={
        isRestricted
          ? 'They can book, write, join, share and review again, and a companion is listed again if nothing else is missing. They read in the app and by email what you write.'
          : RESTRICTION_EFFECT
      }
      {...(!isRestricted && { saved: REASON_TEMPLATES.conduct })}
      helperText="The person reads this, and it stays in the audit log. No names of others."
      maxLength={ACT_REASON_MAX}
      submitLabel={isRestricted ? 'Lift restriction' : 'Restrict'}
      busyLabel="One moment..."
      color={isRestricted ? 'primary' : 'error'}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason) => void run(() => save(reason))}
      onClose={onClose}
    >
      {!isRestricted && <RestrictionDaysField value={days} disabled={isBusy} onChange={setDays} />}
    </ReasonDialog>
  );
}
