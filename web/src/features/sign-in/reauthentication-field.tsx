import { PROVIDER_NAMES } from '@hearthkin/domain/account/provider-signup';
import Typography from '@mui/material/Typography';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SignInMethods } from '../../session/reauthenticate';
import { FormPasswordField } from '../../ui/forms/password-field';

export const PASSWORD_MISSING = 'Please enter your current password';

/** Whether the user reauthenticates by password rather than with a provider. */
export function usesPassword({ hasPassword, provider }: SignInMethods): boolean {
  return hasPassword || provider === null;
}

/** A form that asks for nothing else. */
export function passwordForm(needsPassword: boolean) {
  return z.object({
    password: needsPassword ? z.string().check(z.minLength(1, PASSWORD_MISSING)) : z.string(),
  });
}

interface ReauthenticationFieldProps<T extends FieldValues> {
  readonly methods: SignInMethods;
  readonly control: Control<T, unknown, unknown>;
  readonly name: FieldPath<T>;
}

/** Asks for the password, or announces the provider's sign-in. */
export function ReauthenticationField<T extends FieldValues>(props: ReauthenticationFieldProps<T>) {
  const { methods, control, name } = props;
  const { hasPassword, provider } = methods;
  if (!hasPassword && provider !== null) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {`To keep your account safe, ${PROVIDER_NAMES[provider]} will ask you to sign in again.`}
      </Typography>
    );
  }
  return (
    <FormPasswordField
      control={control}
      name={name}
      label="Current password"
      toggles="current password"
      autoComplete="current-password"
      isRequired
    />
  );
}
