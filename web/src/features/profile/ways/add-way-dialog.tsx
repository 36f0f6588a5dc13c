import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../firebase/call';
import { providerProblem } from '../../../session/provider-messages';
import { keepSessionDuring } from '../../../session/session-end';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useAction } from '../../../ui/hooks/use-action';
import {
  passwordForm,
  ReauthenticationField,
  useAccountAction,
  usesPassword,
} from '../../sign-in/public';
import type { AccountDialogProps } from '../account/account-dialogs';

interface WayDialogProps extends AccountDialogProps {
  readonly provider: ProviderId;
}

/**
 * Adds a provider in two steps: first the user shows that they are the owner, then they sign in to
 * the provider. Its window needs a click of its own, or browsers block it.
 */
export function AddWayDialog(props: WayDialogProps) {
  const [isAllowed, setIsAllowed] = useState(false);
  return isAllowed ? (
    <LinkStep {...props} />
  ) : (
    <ConfirmStep {...props} onAllowed={() => setIsAllowed(true)} />
  );
}

function ConfirmStep(props: WayDialogProps & { readonly onAllowed: () => void }) {
  const { provider, methods, onAllowed, onClose } = props;
  const name = PROVIDER_NAMES[provider];
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(passwordForm(usesPassword(methods))),
    defaultValues: { password: '' },
  });
  const allow = async (password: string) => {
    const isAllowed = await run(
      password,
      async () => void (await call('addSignInWay', { provider })),
    );
    if (isAllowed) onAllowed();
  };
  return (
    <FormDialog
      {...action}
      title={`Add ${name}`}
      intro={`You can then sign in here with your ${name} account.`}
      isDirty={false}
      submitLabel="Continue"
      busyLabel="Checking..."
      onSubmit={(event) => void handleSubmit(({ password }) => allow(password))(event)}
      onClose={onClose}
    >
      <ReauthenticationField methods={methods} control={control} name="password" />
    </FormDialog>
  );
}

function LinkStep({ provider, onClose, onMessage }: WayDialogProps) {
  const name = PROVIDER_NAMES[provider];
  const { run, isBusy, failure } = useAction(
    () => {
      onMessage(`${name} is added. We emailed you about it.`);
      onClose();
    },
    (error) => linkProblem(provider, error),
  );
  const link = () =>
    run(() =>
      keepSessionDuring(async () => {
        const { linkProvider } = await import('../../../session/provider-sign-in');
        await linkProvider(provider);
      }),
    );
  return (
    <FormDialog
      title={`Sign in to ${name}`}
      intro={`Choose the ${name} account you want to sign in with.`}
      isDirty={false}
      isBusy={isBusy}
      failure={failure}
      submitLabel={`Continue with ${name}`}
      busyLabel={`Waiting for ${name}...`}
      onSubmit={() => void link()}
      onClose={onClose}
    />
  );
}

/** The server allows it for five minutes. */
function linkProblem(provider: ProviderId, error: unknown): string {
  if (error instanceof Error && 'reason' in error && error.reason === 'not-added') {
    return 'That took more than five minutes. Close this and try again.';
  }
  return providerProblem(provider, error);
}
