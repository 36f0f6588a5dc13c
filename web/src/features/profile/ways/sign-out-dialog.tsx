import { call } from '../../../firebase/call';
import { PATHS } from '../../../lib/paths';
import { waitForSession } from '../../../session/session';
import { keepSessionDuring } from '../../../session/session-end';
import { useLogOut } from '../../../session/use-log-out';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useAction } from '../../../ui/hooks/use-action';
import { accountFailure } from '../../sign-in/public';
import type { AccountDialogProps } from '../account/account-dialogs';

/** Ends every session, including this one. */
export function SignOutDialog({
  methods,
  onClose,
}: Pick<AccountDialogProps, 'methods' | 'onClose'>) {
  const logOut = useLogOut();
  const { run, isBusy, failure } = useAction(undefined, (error) =>
    accountFailure(error, methods.provider),
  );

  const signOutEverywhere = () =>
    run(() =>
      keepSessionDuring(async () => {
        await call('signOutEverywhere', {});
        logOut({ pathname: PATHS.login, search: '?ended=everywhere' });
        await waitForSession(({ status }) => status !== 'signed-in');
      }),
    );

  return (
    <FormDialog
      title="Sign out everywhere?"
      intro="You’ll be signed out everywhere, including here."
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
