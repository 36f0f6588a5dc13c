import { newPasswordSchema, PASSWORD_MESSAGES } from '@hearthkin/domain/account/password';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../firebase/call';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { FormPasswordField } from '../../ui/forms/form-field';
import { PasswordChecklist } from '../../ui/forms/password-checklist';
import type { AccountDialogProps } from './account-dialogs';
import { PASSWORD_MISSING, ReauthenticationField, usesPassword } from './reauthentication-field';
import { useAccountAction } from './use-account-action';

function formFor(needsPassword: boolean) {
  return z
    .object({
      current: needsPassword ? z.string().check(z.minLength(1, PASSWORD_MISSING)) : z.string(),
      password: newPasswordSchema,
      confirmation: z.string(),
    })
    .check(
      z.refine(({ password, confirmation }) => password === confirmation, {
        path: ['confirmation'],
        message: PASSWORD_MESSAGES.different,
      }),
    );
}

/** Changes the password, or sets a first one for a user with a provider sign-in. */
export function PasswordDialog({ account, methods, onClose, onMessage }: AccountDialogProps) {
  const checklistId = useId();
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(formFor(usesPassword(methods))),
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const typed = useWatch({ control, name: 'password' });

  async function change(values: { current: string; password: string }): Promise<void> {
    const isChanged = await run(values.current, async () => {
      await call('changePassword', { password: values.password });
      // Every session has ended, including this one.
      const { signInAgain } = await import('../../session/reauthenticate');
      await signInAgain(account.email, values.password);
    });
    if (!isChanged) return;
    onMessage('Your password is changed. Other devices are signed out.');
    onClose();
  }

  return (
    <FormDialog
      {...action}
      title={methods.hasPassword ? 'Change your password' : 'Set a password'}
      intro="You stay signed in here; every other device is signed out."
      isDirty={formState.isDirty}
      submitLabel={methods.hasPassword ? 'Change password' : 'Set password'}
      busyLabel="Saving..."
      onSubmit={(event) => void handleSubmit(change)(event)}
      onClose={onClose}
    >
      <ReauthenticationField methods={methods} control={control} name="current" />
      <FormPasswordField
        control={control}
        name="password"
        label="New password"
        toggles="new password"
        autoComplete="new-password"
        isRequired
        htmlInput={{ 'aria-details': checklistId }}
      />
      <PasswordChecklist id={checklistId} password={typed} />
      <FormPasswordField
        control={control}
        name="confirmation"
        label="Confirm new password"
        toggles="confirmation"
        autoComplete="new-password"
        isRequired
      />
    </FormDialog>
  );
}
