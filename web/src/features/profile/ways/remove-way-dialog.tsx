import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { call } from '../../../firebase/call';
import { PATHS } from '../../../lib/paths';
import { waitForSession } from '../../../session/session';
import { useLogOut } from '../../../session/use-log-out';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import {
  passwordForm,
  ReauthenticationField,
  useAccountAction,
  usesPassword,
} from '../../sign-in/public';
import type { AccountDialogProps } from '../account/account-dialogs';

interface RemoveWayDialogProps extends AccountDialogProps {
  readonly provider: ProviderId;
}

/** Removes a provider, and ends the sessions that may have begun with it. */
export function RemoveWayDialog(props: RemoveWayDialogProps) {
  const { account, methods, provider, onClose, onMessage } = props;
  const name = PROVIDER_NAMES[provider];
  const staysHere = usesPassword(methods);
  const logOut = useLogOut();
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(passwordForm(staysHere)),
    defaultValues: { password: '' },
  });

  async function remove(password: string): Promise<void> {
    const isRemoved = await run(password, async () => {
      await call('removeSignInWay', { provider });
      // Every session has ended, including this one.
      if (staysHere) {
        const { signInAgain } = await import('../../../session/reauthenticate');
        await signInAgain(account.email, password);
      } else {
        logOut({ pathname: PATHS.login, search: '?ended=everywhere' });
        await waitForSession(({ status }) => status !== 'signed-in');
      }
    });
    if (!isRemoved || !staysHere) return;
    onMessage(`${name} is removed. Other devices are signed out.`);
    onClose();
  }

  return (
    <FormDialog
      {...action}
      title={`Remove ${name}?`}
      intro={
        staysHere
          ? `${name} will no longer sign you in. Every other device is signed out.`
          : `${name} will no longer sign you in. Every device is signed out, this one included.`
      }
      isDirty={false}
      submitLabel={`Remove ${name}`}
      busyLabel="Removing..."
      cancelLabel={`Keep ${name}`}
      color="error"
      onSubmit={(event) => void handleSubmit(({ password }) => remove(password))(event)}
      onClose={onClose}
    >
      <ReauthenticationField methods={methods} control={control} name="password" />
    </FormDialog>
  );
}
