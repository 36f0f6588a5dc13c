import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { SignInMethods } from '../../session/reauthenticate';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { passwordForm, ReauthenticationField, usesPassword } from './reauthentication-field';
import { useAccountAction } from './use-account-action';

interface FreshSignInDialogProps {
  readonly methods: SignInMethods;
  /** Whether the question for the code stands in its place. */
  readonly isHidden: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks people to sign in once more, over the page they are at. */
export function FreshSignInDialog({ methods, isHidden, onDone, onClose }: FreshSignInDialogProps) {
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(passwordForm(usesPassword(methods))),
    defaultValues: { password: '' },
  });
  const signIn = async (password: string) => {
    if (await run(password, async () => {})) onDone();
  };
  return (
    <FormDialog
      {...action}
      isHidden={isHidden}
      title="Sign in again"
      intro="This needs a recent sign-in. What you have typed stays."
      isDirty={false}
      submitLabel="Sign in"
      busyLabel="Signing in..."
      onSubmit={(event) => void handleSubmit(({ password }) => signIn(password))(event)}
      onClose={onClose}
    >
      <ReauthenticationField methods={methods} control={control} name="password" />
    </FormDialog>
  );
}
