import { PROVIDER_NAMES } from '@hearthkin/domain/account/provider-signup';
import Typography from '@mui/material/Typography';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SignInMethods } from '../../session/reauthenticate';
import { PasswordField } from '../../ui/forms/password-field';

/** What a person reads who left the password out. */
export const PASSWORD_MISSING = 'Please enter your current password';

/** Whether somebody shows by their password who they are, and not by a provider. */
export function provesByPassword({ hasPassword, provider }: SignInMethods): boolean {
  return hasPassword || provider === null;
}

interface ProofFieldProps {
  readonly methods: SignInMethods;
  readonly field: UseFormRegisterReturn;
  readonly problem: string | undefined;
}

/** How a person shows that it is them. */
export function ProofField({ methods, field, problem }: ProofFieldProps) {
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
