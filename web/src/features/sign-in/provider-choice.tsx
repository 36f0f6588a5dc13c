import { PROVIDER_IDS, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { ProviderButton } from '../../ui/forms/provider-button';
import type { SignInState } from './use-sign-in';

interface ProviderChoiceProps {
  readonly state: SignInState;
  readonly onChoose: (provider: ProviderId) => void;
}

/** The other ways to sign in, below the form. */
export function ProviderChoice({ state, onChoose }: ProviderChoiceProps) {
  useEffect(() => {
    // Browsers open a provider's window right after a click only, so the code for it is here before.
    import('../../session/provider-sign-in').catch((error: unknown) => {
      console.warn('Signing in with a provider could not be prepared', error);
    });
  }, []);
  const busyBy = state.status === 'busy' ? state.by : null;
  return (
    <>
      <Divider sx={{ my: 2.5, color: 'text.secondary', typography: 'body2' }}>or</Divider>
      <Stack sx={{ gap: 1.5 }}>
        {PROVIDER_IDS.map((provider) => (
          <ProviderButton
            key={provider}
            provider={provider}
            isBusy={busyBy === provider}
            // A window that went behind others can be asked for once more.
            disabled={busyBy === 'password' || state.status === 'done'}
            onClick={() => onChoose(provider)}
          />
        ))}
      </Stack>
    </>
  );
}
