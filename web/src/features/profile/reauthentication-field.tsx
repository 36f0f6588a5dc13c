import { PROVIDER_NAMES } from '@hearthkin/domain/account/provider-signup';
import Typography from '@mui/material/Typography';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SignInMethods } from '../../session/reauthenticate';
import { PasswordField } from '../../ui/forms/password-field';

export const PASSWORD_MISSING = 'Please enter your current password';

/** Whether the user reauthenticates by password rather than with a provider. */
export function usesPassword({ hasPassword, provider }: SignInMethods): boolean {
  return hasPassword || provider === null;
}

interface ReauthenticationFieldProps {
  readonly methods: SignInMethods;
  readonly field: UseFormRegisterReturn;
  readonly problem: string | undefined;
}

/** Asks for the password, or announces the provider's sign-in. */
export function ReauthenticationField({ methods, field, problem }: ReauthenticationFieldProps) {
  const { hasPassword, provider } = methods;
  if (!hasPassword && provider !== null) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {`So that nobody else can do this, ${PROVIDER_NAMES[provider]} will ask you to sign in once more.`}
      </Typography>
    );
  }
  const { ref, ...rest } = field;
  return (
    <PasswordField
      {...rest}
      inputRef={ref}
      label="Current password"
      toggles="current password"
      autoComplete="current-password"
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ htmlInput: { 'aria-required': true } }}
    />
  );
}
