import { newPasswordSchema, PASSWORD_MESSAGES } from '@hearthkin/domain/account/password';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../firebase/call';
import { PasswordChecklist } from '../../ui/forms/password-checklist';
import { FormPasswordField, UsernameForManagers } from '../../ui/forms/password-field';
import { useAction } from '../../ui/hooks/use-action';
import { isRefusedLink, resetFailure } from './reset-errors';

const newPasswordForm = z.object({ password: newPasswordSchema, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: PASSWORD_MESSAGES.different,
  }),
);
type NewPasswordValues = z.infer<typeof newPasswordForm>;

interface NewPasswordFormProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
  /** The link has become invalid since it was checked. */
  readonly onRefused: () => void;
}

/** A new password, typed twice. */
export function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const checklistId = useId();
  const { run, clear, isBusy, failure } = useAction(undefined, resetFailure);
  const { control, handleSubmit } = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const typed = useWatch({ control, name: 'password' });

  const submit = ({ password }: NewPasswordValues) =>
    run(async () => {
      try {
        await call('resetPassword', { token, password });
      } catch (error) {
        if (isRefusedLink(error)) return onRefused();
        throw error;
      }
      onDone();
    });

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2 }}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <UsernameForManagers email={email} />
      <FormPasswordField
        control={control}
        name="password"
        label="New password"
        toggles="new password"
        autoComplete="new-password"
        isRequired
        htmlInput={{ 'aria-details': checklistId }}
        onEdit={clear}
      />
      <PasswordChecklist id={checklistId} password={typed} />
      <FormPasswordField
        control={control}
        name="confirmation"
        label="Confirm new password"
        toggles="confirmation"
        autoComplete="new-password"
        isRequired
        onEdit={clear}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Resetting...' : 'Reset password'}
      </Button>
    </Stack>
  );
}
