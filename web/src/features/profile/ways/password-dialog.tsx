import { newPasswordSchema, PASSWORD_MESSAGES } from '@hearthkin/domain/account/password';
import {
  PROVIDER_NAMES,
  type ProviderId,
  providerIdSchema,
} from '@hearthkin/domain/account/provider-signup';
import { zodResolver } from '@hookform/resolvers/zod';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { PasswordChecklist } from '../../../ui/forms/password-checklist';
import { FormPasswordField, UsernameForManagers } from '../../../ui/forms/password-field';
import {
  PASSWORD_MISSING,
  ReauthenticationField,
  useAccountAction,
  usesPassword,
} from '../../sign-in/public';
import type { AccountDialogProps } from '../account/account-dialogs';
import { useOwnProviders } from './use-own-ways';

function formFor(needsPassword: boolean) {
  return z
    .object({
      current: needsPassword ? z.string().check(z.minLength(1, PASSWORD_MISSING)) : z.string(),
      password: newPasswordSchema,
      keep: z.array(providerIdSchema),
      confirmation: z.string(),
    })
    .check(
      z.refine(({ password, confirmation }) => password === confirmation, {
        path: ['confirmation'],
        message: PASSWORD_MESSAGES.different,
      }),
      z.refine(({ current, password }) => password === '' || password !== current, {
        path: ['password'],
        message: PASSWORD_MESSAGES.same,
      }),
    );
}

interface Change {
  readonly current: string;
  readonly password: string;
  readonly keep: ProviderId[];
}

/** Changes the password, or sets a first one for a user with a provider sign-in. */
export function PasswordDialog(props: AccountDialogProps) {
  const { person, account, methods, onClose, onMessage } = props;
  const checklistId = useId();
  const providers = useOwnProviders(person);
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(formFor(usesPassword(methods))),
    // Nothing is kept unasked: a person who fears for their account needn't know what was added to
    // it. With the provider that confirms this change, they have just said it is theirs.
    defaultValues: {
      current: '',
      password: '',
      confirmation: '',
      keep: usesPassword(methods) || methods.provider === null ? [] : [methods.provider],
    },
  });
  const typed = useWatch({ control, name: 'password' });

  async function change({ current, password, keep }: Change): Promise<void> {
    const isChanged = await run(current, async () => {
      await call('changePassword', { password, keep });
      // Every session has ended, including this one.
      const { signInAgain } = await import('../../../session/reauthenticate');
      await signInAgain(account.email, password);
    });
    if (!isChanged) return;
    onMessage('Your password is changed. Other devices are signed out.');
    onClose();
  }

  return (
    <FormDialog
      {...action}
      title={methods.hasPassword ? 'Change your password' : 'Set a password'}
      intro="You stay signed in here. Every other device is signed out."
      isDirty={formState.isDirty}
      canSubmit={providers !== null}
      submitLabel={methods.hasPassword ? 'Change password' : 'Set password'}
      busyLabel="Saving..."
      onSubmit={(event) => void handleSubmit(change)(event)}
      onClose={onClose}
    >
      <UsernameForManagers email={account.email} />
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
      <Controller
        control={control}
        name="keep"
        render={({ field }) => (
          <KeepProviders
            providers={providers ?? []}
            kept={field.value}
            onChange={(next) => field.onChange(next)}
          />
        )}
      />
    </FormDialog>
  );
}

interface KeepProvidersProps {
  readonly providers: readonly ProviderId[];
  readonly kept: readonly ProviderId[];
  readonly onChange: (kept: ProviderId[]) => void;
}

/** Asks which providers may go on signing in; the others are removed. */
function KeepProviders({ providers, kept, onChange }: KeepProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Also keep signing in with</FormLabel>
      <FormGroup>
        {providers.map((provider) => (
          <FormControlLabel
            key={provider}
            label={PROVIDER_NAMES[provider]}
            control={
              <Checkbox
                checked={kept.includes(provider)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...kept, provider] : kept.filter((one) => one !== provider),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mx: 0 }}>
        Check what is yours. We’ll remove the rest. You can add it again later.
      </FormHelperText>
    </FormControl>
  );
}
