import { useState } from 'react';
import { call } from '../../firebase/call';
import { PATHS } from '../../lib/paths';
import { settledSession } from '../../session/session';
import { keepSessionDuring } from '../../session/session-end';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import type { AccountDialogProps } from './account-dialogs';
import { accountFailure } from './account-failure';

/** Ends every session, this one included. */
export function SignOutDialog({ methods, logOut, onClose }: AccountDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function signOutEverywhere(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await keepSessionDuring(async () => {
        await call('signOutEverywhere', {});
        logOut({ pathname: PATHS.login, search: '?ended=everywhere' });
        await settledSession(({ status }) => status !== 'signed-in');
      });
    } catch (error) {
      setBusy(false);
      setFailure(accountFailure(error, methods.provider));
    }
  }

  return (
    <FormDialog
      title="Sign out everywhere?"
      intro="You are signed out on every device, this one included. You can sign in again at once."
      isDirty={false}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Sign out everywhere"
      busyLabel="Signing out..."
      onSubmit={() => void signOutEverywhere()}
      onClose={onClose}
    />
  );
}
